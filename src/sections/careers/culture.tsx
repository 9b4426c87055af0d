import type { CareersPage } from "#content/schemas/careers.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";

type Content = CareersPage["culture"];

/** Four pictures around the heading. The third is as tall as its tile. */
const mosaic = [
  "sm:col-span-full lg:col-[6/13] xl:row-[1/3]",
  "lg:col-[1/6] lg:row-2 lg:min-h-68",
  "relative lg:col-[1/8] lg:*:absolute lg:*:inset-0",
  "sm:col-span-full lg:col-[8/13]",
];

/** Below the heading. */
const row = [
  "",
  "col-span-full",
  "lg:col-span-6",
  "last:odd:sm:max-lg:col-span-full lg:col-span-4",
];

const focus = { left: "*:object-[10%_50%]", center: "", right: "*:object-[90%_50%]" };

/** Pictures, on phones in a row to swipe, and what they show. */
export function Culture({ content }: { content: Content }) {
  if (!content) return undefined;
  const { pictures } = content;
  const isMosaic = pictures.length === mosaic.length;
  const tileOf = (index: number) => (isMosaic ? mosaic[index] : row[Math.min(pictures.length, 3)]);
  return (
    <section
      className={`page section-gap grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-12 ${isMosaic ? "xl:grid-rows-[auto_1fr]" : ""}`}
    >
      <div className={`col-span-full ${isMosaic ? "xl:col-[1/6] xl:pe-8 xl:pb-4" : ""}`}>
        <h2 className="text-heading">{content.heading}</h2>
        <p className="mt-4 max-w-measure text-lead text-muted">{content.intro}</p>
      </div>
      {pictures.length > 0 && (
        <div
          className="contents max-sm:swipe-row max-sm:col-span-full max-sm:-mx-page max-sm:auto-cols-[80%] max-sm:scroll-px-page max-sm:gap-3 max-sm:px-page"
          role="group"
          aria-label={content.heading}
          // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {pictures.map((picture, index) => (
            <div
              key={picture.alt}
              data-reveal=""
              className={`overflow-hidden rounded-band ${tileOf(index)} ${focus[picture.focus ?? "center"]}`}
            >
              <Picture
                content={pictureOf(picture, `scenes/culture/${picture.drawing}.svg`)}
                sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 50vw, 80vw"
                width={560}
                height={420}
                loading="lazy"
                className="size-full object-cover"
              />
            </div>
          ))}
        </div>
      )}
      <ul className="col-span-full grid gap-x-16 gap-y-8 pt-4 empty:hidden sm:grid-cols-2 lg:pt-6">
        {content.highlights.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr] content-start">
            <Icon name={icon} className="row-span-2 mt-0.5 size-6.5 text-fourth" />
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 max-w-measure text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
