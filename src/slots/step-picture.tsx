import { archColor } from "#src/lib/theme/arch-colors.ts";

export type StepPictureProps = {
  /** 0 for the first step. */
  place: number;
  count: number;
  className?: string;
};

/** A door for a step, its number inside. The leaves (`step-leaf`) open when it is scrolled to (src/styles/steps.css). */
export const StepPicture = ({ place, count, className }: StepPictureProps) => {
  const t = (place + 1) / count;
  return (
    <svg viewBox="0 0 280 300" className={className} aria-hidden="true">
      <rect x="10" y="10" width="260" height="290" rx="24" fill={archColor(t * 0.4)} />
      <rect x="46" y="46" width="188" height="254" rx="12" fill={archColor(0.2 + t * 0.8)} />
      <text
        x="140"
        y="216"
        textAnchor="middle"
        className="display-text text-[7.5rem]"
        fill={t > 0.5 ? archColor(0) : "#fff"}
      >
        {place + 1}
      </text>
      <path d="M46 58A12 12 0 0 1 58 46H140V300H46Z" fill={archColor(0.12)} className="step-leaf" />
      <path
        d="M234 58A12 12 0 0 0 222 46H140V300H234Z"
        fill={archColor(0.12)}
        className="step-leaf step-leaf-right"
      />
    </svg>
  );
};
