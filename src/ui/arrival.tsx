type ArrivalProps = {
  layers: { draws?: string | undefined; glows?: string | undefined };
  /** As of the picture below them. */
  className?: string;
};

const moves = "absolute inset-0 size-full motion-ok:animate-arrive";

/** Layers over a picture that move once when the page has arrived (src/styles/tokens.css). Decorative. */
export const Arrival = ({ layers: { draws, glows }, className = "" }: ArrivalProps) => (
  <>
    {/* The frame comes down, and what it shows stays where it is. */}
    {draws && (
      <span className={`overflow-hidden [--dim:1] [--start:translateY(-100%)] ${moves}`}>
        <img src={draws} alt="" className={`[--start:translateY(100%)] ${moves} ${className}`} />
      </span>
    )}
    {glows && <img src={glows} alt="" className={`${moves} ${className}`} />}
  </>
);
