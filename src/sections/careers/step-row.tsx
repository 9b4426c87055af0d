type Step = { title: string; length: string; text?: string | undefined };

type StepRowProps = { items: readonly Step[]; tint?: string; muted?: string };

/** Steps in one row, their texts level with one another; on phones along a line. */
export const StepRow = ({ items, tint = "text-label", muted = "text-muted" }: StepRowProps) => (
  <ol className="mt-8 grid gap-x-8 gap-y-7 lg:gap-y-0 max-sm:border-s max-sm:border-line max-sm:ps-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
    {items.map(({ title, length, text }) => (
      <li
        key={title}
        className="border-line sm:border-t sm:pt-5 sm:max-lg:last:odd:col-span-full lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:pb-7"
      >
        <p className={`text-fine font-semibold ${tint}`}>{length}</p>
        <h3 className="mt-1 text-lead">{title}</h3>
        <p className={`mt-2 text-compact ${muted}`}>{text}</p>
      </li>
    ))}
  </ol>
);
