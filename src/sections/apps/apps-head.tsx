import type { AppsPage } from "#content/schemas/app.ts";
import { company } from "#src/entries/company.ts";
import { figure } from "#src/entries/locale.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { Star } from "#src/ui/star.tsx";

type AppsHeadProps = { trail: Crumb[]; content: AppsPage };

/** As large as those of projects; who rated the apps is said here once. */
export function AppsHead({ trail, content: { hero, ratingNote, apps } }: AppsHeadProps) {
  const ratings = apps.map(({ rating }) => rating && figure(company.language, rating));
  return (
    <section className="page pt-8 pb-10 lg:pt-10 lg:pb-14">
      <Breadcrumbs trail={trail} />
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_min(30rem,40%)]">
        <h1 className="text-display/none">{hero.heading}</h1>
        <div className="lg:pb-2">
          <p className="max-w-measure text-lead text-balance">{hero.intro}</p>
          {ratings.some(Boolean) && (
            <p className="mt-4 flex items-center gap-2 border-t border-line pt-4 text-fine text-muted">
              <Star className="size-4 text-highlight" />
              {[...new Set(ratings.filter(Boolean))].map((rating) => (
                <strong key={rating} className="font-semibold text-ink">
                  {rating}
                </strong>
              ))}
              {ratingNote}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
