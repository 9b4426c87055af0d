import { Icon } from "./icon.tsx";

export const CheckList = ({
  items,
  className,
}: {
  items: readonly string[];
  className: string;
}) => (
  <ul className={`grid ${className}`}>
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Icon name="check" className="h-lh w-5 shrink-0 text-turq" />
        {item}
      </li>
    ))}
  </ul>
);
