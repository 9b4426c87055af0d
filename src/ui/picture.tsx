type PictureProps = {
  /** `avif` and `webp` are srcsets; `src` is for browsers that know neither. */
  content: { avif: string; webp: string; src: string; alt: string };
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string;
  width: number;
  height: number;
  /** Loaded with the page: it is in sight at once. */
  eager?: boolean;
  /** The largest thing in sight. */
  first?: boolean;
  className?: string;
};

/** A raster picture in the smallest format and width that will do. */
export function Picture({ content, sizes, width, height, eager, first, className }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={content.avif} sizes={sizes} />
      <source type="image/webp" srcSet={content.webp} sizes={sizes} />
      <img
        src={content.src}
        alt={content.alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "auto" : "async"}
        fetchPriority={first ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}
