import type { ComponentProps } from "react";
import type { PictureAttributes } from "#src/lib/pictures/own-pictures.ts";

type PictureProps = Omit<ComponentProps<"img">, "content"> & {
  content: PictureAttributes;
  sizes: string;
};

/** A drawing, or a photo in several widths for the browser to choose from. */
export const Picture = ({ content: { avif, src, alt, narrow }, sizes, ...rest }: PictureProps) => {
  const img = <img src={src} alt={alt} {...rest} />;
  if (!avif) return img;
  return (
    <picture>
      {narrow && (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={`${narrow} 800w`}
          sizes={sizes}
          width={800}
          height={753}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {img}
    </picture>
  );
};
