import { Icon } from "./icon.tsx";
import { Reveal } from "./reveal.tsx";

type IconColumnsProps = { items: readonly { icon: string; title: string; text: string }[] };

/** Cells of one ruled sheet: an icon, a name and a sentence each. */
export function IconColumns({ items }: IconColumnsProps) {
  return (
    <ul className="stagger icon-columns grid overflow-hidden rounded-card border border-line bg-line">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="bg-surface">
          <Reveal className="h-full p-7 sm:p-8">
            <Icon name={icon} className="size-6.5 text-lapis" />
            <h3 className="mt-4 text-[1.3125rem]">{title}</h3>
            <p className="mt-2 text-[1rem]/[1.6] text-muted">{text}</p>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
