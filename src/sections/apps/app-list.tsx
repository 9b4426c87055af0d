import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import type { AppsPage } from "#src/content/schemas/app.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Star } from "#src/ui/star.tsx";

export const AppList = ({ content }: { content: AppsPage }) => (
  <section
    aria-label={content.title}
    className="page grid grid-cols-1 gap-6 pb-6 lg:grid-cols-[repeat(auto-fit,minmax(26rem,1fr))]"
  >
    {content.apps.map(({ slug, name, picture, rating, description, features, downloadUrl }) => (
      <div
        data-reveal=""
        key={name}
        className="flex flex-col overflow-hidden rounded-band border border-line bg-surface"
      >
        <Picture
          content={pictureOf(picture, `apps/${slug}.svg`)}
          sizes="(min-width: 64rem) 38rem, calc(100vw - 2.5rem)"
          width={580}
          height={400}
          className="w-full"
        />
        <div className="flex grow flex-col p-6 sm:p-9">
          <h2 id={slug} className="text-large">
            {name}
          </h2>
          <div className="mt-2 flex flex-wrap items-center gap-x-3">
            {rating !== undefined && (
              <>
                <Rating value={rating} />
                <p className="text-small text-muted">{content.ratingNote}</p>
              </>
            )}
          </div>
          <p className="mt-5 text-lead text-muted">{description}</p>
          {features.length > 0 && (
            <h3 className="plain-heading mt-7 border-t border-line pt-6 text-body">
              {content.featuresLabel}
            </h3>
          )}
          <CheckList items={features} className="mt-3 mb-8 gap-2.5" />
          {downloadUrl === undefined ? (
            content.button && (
              // `aria-disabled` instead of `disabled` keeps it reachable by keyboard.
              <Button
                aria-disabled="true"
                aria-describedby={slug}
                look="ghost"
                className="mt-auto w-full cursor-not-allowed text-muted"
              >
                {content.button}
              </Button>
            )
          ) : (
            <ButtonLink href={downloadUrl} aria-describedby={slug} className="mt-auto w-full">
              {content.download ?? name}
            </ButtonLink>
          )}
        </div>
      </div>
    ))}
  </section>
);

/** Ratings go up to five (docs/specification.md#openings-and-projects). */
const stars = [1, 2, 3, 4, 5];

const Rating = ({ value }: { value: number }) => (
  <p
    role="img"
    aria-label={fill(page.rated, { stars: value, all: stars.length })}
    className="flex items-center gap-1"
  >
    {stars.map((star) => (
      <Star key={star} className={`size-5 ${star <= value ? "text-highlight" : "text-line"}`} />
    ))}
    <span className="ml-1.5 font-semibold">{value}</span>
  </p>
);
