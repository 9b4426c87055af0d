import { Icon } from "./icon.tsx";
import { tints } from "./tints.ts";

type CheckListProps = {
  items: readonly string[];
  icon?: string;
  tint?: keyof typeof tints;
  className: string;
};

export const CheckList = ({ items, icon = "check", tint = "label", className }: CheckListProps) => (
  <ul className={`grid ${className}`}>
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Icon name={icon} className={`h-lh w-5 ${tints[tint]}`} />
        {item}
      </li>
    ))}
  </ul>
);
