import { portfolio } from "#src/content/portfolio.ts";
import type { ProjectScreen } from "#src/content/schemas/project.ts";
import { screenPicture } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

/** Further screens, each beside what it is there for; every other one stands on the right. */
export const Screens = ({ screens }: { screens: readonly ProjectScreen[] }) => (
  <section className="page section-gap" aria-labelledby="screens">
    <h2 id="screens" className="text-heading">
      {portfolio.detail.screens}
    </h2>
    <ul className="mt-8 grid gap-y-14 lg:mt-12 lg:gap-y-20">
      {screens.map((screen) => (
        <li key={screen.title}>
          <Screen {...screen} />
        </li>
      ))}
    </ul>
  </section>
);

const Screen = (screen: ProjectScreen) => (
  <div
    data-reveal=""
    className={`grid items-center gap-x-16 gap-y-6 ${screen.phone ? "lg:grid-cols-2" : "lg:grid-cols-[1.9fr_1fr] lg:in-[li:nth-child(even)]:grid-cols-[1fr_1.9fr]"}`}
  >
    <Picture
      content={screenPicture(screen)}
      width={800}
      height={screen.phone ? 1000 : 500}
      sizes={`(min-width: 64rem) ${screen.phone ? 37 : 48}rem, calc(100vw - 2.5rem)`}
      loading="lazy"
      className="w-full rounded-band border border-line lg:in-[li:nth-child(even)]:order-last"
    />
    <div>
      <h3 className="text-[1.375rem] lg:text-[1.75rem]">{screen.title}</h3>
      <p className="mt-3 max-w-[36em] text-muted">{screen.text}</p>
    </div>
  </div>
);
