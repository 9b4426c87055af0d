import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject, ProjectScreen } from "#content/schemas/project.ts";
import { screenPicture } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

/** On large screens. `narrow` and `wide` share a row, their pictures equally high; `alone` has its text beside it. */
const shapes = {
  alone: {
    item: "lg:col-span-3 lg:grid-cols-[1fr_min(24rem,33%)] lg:gap-x-14",
    picture: "",
    sizes: "48rem",
  },
  upright: {
    item: "gap-x-8 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-[minmax(0,30rem)_24rem] lg:gap-x-14",
    picture: "",
    sizes: "30rem",
  },
  narrow: {
    item: "gap-x-8 sm:max-lg:grid-cols-2",
    picture: "lg:aspect-[10/13]",
    sizes: "25rem",
  },
  wide: {
    item: "lg:col-span-2",
    picture: "lg:aspect-[103/65]",
    sizes: "51rem",
  },
} as const;

/** An upright picture is shown like a phone's screenshot, which most of them are, whatever its entry says. */
function shownAs(screen: ProjectScreen) {
  const picture = screenPicture(screen);
  const isUpright = screen.phone || picture.upright !== undefined;
  return { ...screen, isUpright, picture: { ...picture, ...picture.upright } };
}

/** An upright picture and the wide one after it stand side by side. */
function shapesOf(screens: readonly { isUpright: boolean }[]): (keyof typeof shapes)[] {
  const isPaired = (index: number) =>
    screens[index]?.isUpright === true && screens[index + 1]?.isUpright === false;
  return screens.map(({ isUpright }, index) => {
    if (isPaired(index)) return "narrow";
    if (isPaired(index - 1)) return "wide";
    return isUpright ? "upright" : "alone";
  });
}

export function Screenshots({ screens }: DetailedProject["detail"]) {
  if (screens.length === 0) return undefined;
  const shown = screens.map(shownAs);
  const shapesInOrder = shapesOf(shown);
  return (
    <section className="page section-gap" aria-labelledby="screens">
      <h2 id="screens" className="text-heading">
        {portfolio.detail.screens}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-14 lg:mt-12 lg:grid-cols-3 lg:gap-y-20">
        {shown.map((screen, index) => {
          const shape = shapes[shapesInOrder[index] ?? "alone"];
          return (
            <li
              key={screen.title}
              data-reveal=""
              className={`grid content-start gap-y-6 ${shape.item}`}
            >
              <Picture
                content={screen.picture}
                width={800}
                height={screen.isUpright ? 1000 : 500}
                sizes={`(min-width: 64rem) ${shape.sizes}, calc(100vw - 2.5rem)`}
                loading="lazy"
                className={`w-full rounded-band border border-line object-cover ${shape.picture}`}
              />
              <div>
                <h3 className="mb-3 text-large">{screen.title}</h3>
                <p className="max-w-measure text-lead">{screen.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
