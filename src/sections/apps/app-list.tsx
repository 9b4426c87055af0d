import type { AppsPage } from "#content/schemas/app.ts";
import { arrivalOf, pictureOf } from "#src/lib/pictures/pictures.ts";
import { Arrival } from "#src/ui/arrival.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Rating } from "./rating.tsx";

/** Its picture reaches the end of the window, the next one's its start: 50vw less half of the column. */
const sides = [
  {
    card: "lg:-me-[calc(50vw-50%)] lg:rounded-e-none lg:grid-cols-[1fr_1.1fr]",
    picture: "lg:order-last",
  },
  { card: "lg:-ms-[calc(50vw-50%)] lg:rounded-s-none lg:grid-cols-[1.1fr_1fr]", picture: "" },
] as const;

export const AppList = ({ content }: { content: AppsPage }) => (
  <section aria-label={content.title} className="page grid gap-6 pb-6">
    {content.apps.map((app, index) => (
      <App key={app.slug} content={content} app={app} side={sides[index % 2 === 0 ? 0 : 1]} />
    ))}
  </section>
);

const picture = "aspect-[31/34] lg:h-full";

type AppProps = {
  content: AppsPage;
  app: AppsPage["apps"][number];
  side: (typeof sides)[number];
};

const App = ({ content, app, side }: AppProps) => (
  <div
    data-reveal=""
    className={`grid overflow-clip rounded-band bg-surface dark:border dark:border-line ${side.card}`}
  >
    <div className={`relative overflow-hidden ${side.picture}`}>
      <Picture
        content={pictureOf(app.picture, `apps/${app.slug}.svg`)}
        width={620}
        height={680}
        sizes="(min-width: 64rem) 52vw, calc(100vw - 2.5rem)"
        className={`w-full object-cover ${picture}`}
      />
      <Arrival
        layers={arrivalOf(app.picture, `apps/${app.slug}.svg`)}
        className={`object-cover ${picture}`}
      />
    </div>
    <div className="content-center p-6 sm:p-10 lg:p-12">
      <div>
        <h2 id={app.slug} className="text-heading">
          {app.name}
        </h2>
        {app.rating !== undefined && (
          <div className="mt-4">
            <Rating value={app.rating} />
          </div>
        )}
        <p className="mt-5 max-w-measure text-lead text-balance">{app.description}</p>
      </div>
      <div>
        {app.features.length > 0 && (
          <h3 className="plain-heading mt-7 border-t border-line pt-6 text-body">
            {content.featuresLabel}
          </h3>
        )}
        <CheckList items={app.features} className="mt-3 mb-8 gap-2.5 sm:grid-cols-2" />
        <Get content={content} app={app} />
      </div>
    </div>
  </div>
);

const Get = ({ content, app: { slug, name, downloadUrl } }: Omit<AppProps, "side">) =>
  downloadUrl === undefined ? (
    content.button && (
      // `aria-disabled` instead of `disabled` keeps it reachable by keyboard.
      <Button
        aria-disabled="true"
        aria-describedby={slug}
        look="ghost"
        className="cursor-not-allowed text-muted max-sm:w-full"
      >
        {content.button}
      </Button>
    )
  ) : (
    <ButtonLink href={downloadUrl} aria-describedby={slug} className="max-sm:w-full">
      {content.download ?? name}
    </ButtonLink>
  );
