import type { AboutPage } from "#src/content/schemas/about.ts";
import { picture } from "#src/lib/pictures/pictures.ts";

export const Workplace = ({ content }: { content: AboutPage["heroPicture"] }) => (
  <div className="page pb-8">
    <img
      src={picture(`scenes/about.svg`)}
      alt={content.alt}
      width={1240}
      height={420}
      className="h-[clamp(11rem,34vw,26.25rem)] w-full rounded-band object-cover"
    />
  </div>
);
