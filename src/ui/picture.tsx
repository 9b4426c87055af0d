import type { ComponentProps } from "react";
import type { Shown } from "#src/lib/pictures/shown.ts";

type PictureProps = Omit<ComponentProps<"img">, "content"> & {
  content: Shown;
  /** How wide it stands. */
  sizes: string;
};

/** A drawing, or a picture in the smallest format and width that will do. */
export const Picture = ({ content: { sources, src, alt }, sizes, ...rest }: PictureProps) => {
  const img = <img src={src} alt={alt} {...rest} />;
  if (!sources) return img;
  return (
    <picture className="contents">
      {/* No cells of whatever lays the picture out. */}
      <source className="hidden" type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {sources.webp && (
        <source className="hidden" type="image/webp" srcSet={sources.webp} sizes={sizes} />
      )}
      {img}
    </picture>
  );
};
