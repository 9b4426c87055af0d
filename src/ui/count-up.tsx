/** A figure that counts up when it is first seen (src/browser/count-up.ts). */
export const CountUp = ({ value, suffix }: { value: number; suffix: string }) => (
  <span className="count-up">
    {value}
    {suffix}
  </span>
);
