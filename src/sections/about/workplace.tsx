import type { AboutPage } from "#src/content/schemas/about.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

export const Workplace = ({ content }: { content: AboutPage["heroPicture"] }) => (
  <div className="page pb-8">
    <Picture
      content={pictureOf(content, "scenes/about.svg")}
      sizes="(min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)"
      width={1240}
      height={420}
      className="h-auto w-full rounded-card object-cover sm:h-[clamp(11rem,34vw,26.25rem)] sm:rounded-band"
    />
  </div>
);
