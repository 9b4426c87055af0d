import { Icon } from "./icon.tsx";

type CheckListProps = { items: readonly string[]; icon?: string; className: string };

export const CheckList = ({ items, icon = "check", className }: CheckListProps) => (
  <ul className={`grid ${className}`}>
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Icon name={icon} className="h-lh w-5 text-label" />
        {item}
      </li>
    ))}
  </ul>
);
