import type { AboutPage } from "#src/content/types/about.ts";
import { scene } from "#src/lib/pictures/scenes.ts";

export const Workplace = ({ picture }: { picture: AboutPage["heroPicture"] }) => (
  <div className="page pb-8">
    <img
      src={scene(picture.scene)}
      alt={picture.alt}
      width={1240}
      height={420}
      className="h-[clamp(11rem,34vw,26.25rem)] w-full rounded-band object-cover"
    />
  </div>
);
