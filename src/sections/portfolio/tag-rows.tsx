import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import type { ProjectCard } from "#src/lib/projects.ts";
import { Icon } from "#src/ui/icon.tsx";

type Props = Pick<ProjectCard, "title" | "tagRows" | "stack">;

/** Both rows of tags in one line, if there is room. */
export const TagRows = ({ tagRows }: Pick<Props, "tagRows">) => (
  <div className="flex flex-wrap content-start gap-x-2.5 gap-y-0.5 text-fine font-medium tracking-tight text-label max-md:text-muted">
    {tagRows.map((row) => (
      <ul key={row[0]?.label} className="flex flex-wrap gap-x-2.5 gap-y-0.5">
        {row.map(({ label, icon }) => (
          <li key={label} className="flex items-center gap-1">
            <Icon name={icon} className="size-4" />
            {label}
          </li>
        ))}
      </ul>
    ))}
  </div>
);

/** `isOnGround`: the icons, which have colors of their own, stand on white. */
type StackProps = Pick<Props, "title" | "stack"> & { isOnGround?: boolean };

export const Stack = ({ title, stack, isOnGround }: StackProps) => (
  <ul
    aria-label={fill(page.technologyStack, { project: title })}
    className="flex flex-wrap content-start gap-x-3.5 gap-y-1"
  >
    {stack.map(({ name, icon }) => (
      <li key={name} className="flex items-center gap-1.5 text-fine font-medium text-muted">
        {icon && (
          <Icon
            name={icon}
            className={isOnGround ? "size-5 rounded-md bg-white p-0.5 text-[#000]" : "size-4"}
          />
        )}
        {name}
      </li>
    ))}
  </ul>
);
