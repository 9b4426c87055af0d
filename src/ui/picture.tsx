import type { ComponentProps } from "react";

type PictureProps = Omit<ComponentProps<"img">, "content"> & {
  /** `avif` and `webp` are srcsets; `src` is for browsers that know neither. */
  content: { avif: string; webp: string; src: string; alt: string };
  /** How wide it stands. */
  sizes: string;
};

/** A project's picture, 8 by 5, in the smallest format and width that will do. */
export const Picture = ({ content: { avif, webp, src, alt }, sizes, ...rest }: PictureProps) => (
  <picture className="contents">
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <source type="image/webp" srcSet={webp} sizes={sizes} />
    <img src={src} alt={alt} width={800} height={500} loading="lazy" {...rest} />
  </picture>
);
