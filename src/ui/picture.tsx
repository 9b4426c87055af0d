import type { ComponentProps } from "react";
import type { PictureAttributes } from "#src/lib/pictures/own-pictures.ts";

type PictureProps = Omit<ComponentProps<"img">, "content"> & {
  content: PictureAttributes;
  sizes: string;
};

/** A drawing, or a photo in several formats and widths for the browser to choose from. */
export const Picture = ({ content: { sources, src, alt }, sizes, ...rest }: PictureProps) => {
  const img = <img src={src} alt={alt} {...rest} />;
  if (!sources) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {sources.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      {img}
    </picture>
  );
};
