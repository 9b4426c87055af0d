import { home } from "#src/entries/home.ts";
import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject } from "#content/schemas/project.ts";
import { groundOf } from "#src/lib/ground.ts";
import { pictureWidths } from "#src/lib/pictures/drawing-widths.ts";
import { projectPicture } from "#src/lib/pictures/pictures.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Ground } from "#src/ui/ground.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";

const labels = portfolio.detail;

/** The next project in its own color, on the invitation if there is one; its picture rises when the band is hovered. */
export const NextProject = ({ next }: { next: DetailedProject | undefined }) =>
  next ? (
    <Ground
      ground={groundOf(next.color)}
      className={`group mt-10 overflow-hidden lg:mt-14 ${portfolio.discuss ? "-mb-10" : ""}`}
    >
      <div className="page grid gap-x-16 lg:grid-cols-[1fr_1.3fr]">
        <div className="@container flex flex-col items-start pt-12 pb-10 lg:pt-16 lg:pb-14">
          <h2 className="text-title">{labels.next}</h2>
          {/* A name of a dozen letters fits the column. */}
          <p className="mt-4 display-text text-[min(var(--text-display),13cqi)]/none">
            <a
              href={`/portfolio/${next.slug}`}
              className="underline decoration-transparent decoration-[0.06em] underline-offset-[0.12em] group-hover:decoration-current after:absolute after:inset-0"
            >
              {next.title}
            </a>
            <Icon name="arrow-right" className="ms-[0.25em] inline size-[0.6em]" />
          </p>
          <p className="mt-5 mb-8 max-w-96 text-lead text-pretty">{next.detail.description}</p>
          <BackToProjects />
        </div>
        <div className="self-end lg:pt-16">
          <div className="rising overflow-hidden rounded-t-band">
            <Picture
              // Decorative: the title beside it says the same.
              content={{ ...projectPicture(next, pictureWidths), alt: "" }}
              width={800}
              height={500}
              sizes="(min-width: 64rem) 43rem, calc(100vw - 2.5rem)"
              loading="lazy"
              className={`w-full ${groundOf(next.color) ? "melt" : ""}`}
            />
          </div>
        </div>
      </div>
    </Ground>
  ) : (
    <div className="page section-gap">
      <BackToProjects />
    </div>
  );

/** Leads to the top of Home, which then scrolls to its projects (src/browser/arrival.ts). */
const BackToProjects = () => (
  <ButtonLink
    href={home.work ? "/#projects" : "/portfolio"}
    look="ghost"
    className="relative z-1 mt-auto"
  >
    <Icon name="arrow-left" className="size-4.5" />
    {labels.back}
  </ButtonLink>
);
