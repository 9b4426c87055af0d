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
      className="aspect-[1240/420] w-full rounded-band object-cover max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-sm:max-w-none max-sm:rounded-none"
    />
  </div>
);
