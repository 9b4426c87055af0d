type ArrivalProps = {
  layers: { draws?: string | undefined; glows?: string | undefined };
  /** As of the picture below them. */
  className?: string;
};

/** Layers over a picture that move once when the page has arrived (src/styles/tokens.css). Decorative. */
export const Arrival = ({ layers: { draws, glows }, className = "" }: ArrivalProps) => (
  <>
    {draws && (
      <span className="absolute inset-0 overflow-hidden motion-ok:animate-uncover">
        <img src={draws} alt="" className={`size-full motion-ok:animate-uncovered ${className}`} />
      </span>
    )}
    {glows && (
      <img
        src={glows}
        alt=""
        className={`absolute inset-0 size-full motion-ok:animate-glow ${className}`}
      />
    )}
  </>
);
