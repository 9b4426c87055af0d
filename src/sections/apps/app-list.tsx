import type { AppsPage } from "#content/schemas/app.ts";
import { arrivalOf, pictureOf } from "#src/lib/pictures/pictures.ts";
import { Arrival } from "#src/ui/arrival.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Rating } from "./rating.tsx";

/** The apps take turns with them, so that no two neighbors look alike. */
const formats = [
  {
    // To the end of the window: 50vw less half of the column.
    card: "rounded-band lg:rounded-e-none lg:-me-[calc(50vw-50%)] lg:grid-cols-[1fr_1.1fr]",
    frame: "lg:order-last",
    picture: "aspect-[31/34] lg:h-full",
    text: "lg:py-14",
    features: "mt-7 border-t pt-6",
    size: { width: 620, height: 680 },
    sizes: "(min-width: 64rem) 52vw, calc(100vw - 2.5rem)",
  },
  {
    card: "rounded-band",
    frame: "",
    picture: "aspect-3/2 object-left sm:aspect-[31/14]",
    text: "gap-x-16 lg:grid lg:grid-cols-2",
    features: "pt-3 max-lg:mt-7 max-lg:border-t max-lg:pt-6",
    size: { width: 1240, height: 560 },
    sizes: "(min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)",
  },
] as const;

export const AppList = ({ content }: { content: AppsPage }) => (
  <section aria-label={content.title} className="page grid gap-6 pb-6">
    {content.apps.map((app, index) => (
      <App key={app.slug} content={content} app={app} format={formats[index % 2 === 0 ? 0 : 1]} />
    ))}
  </section>
);

type AppProps = {
  content: AppsPage;
  app: AppsPage["apps"][number];
  format: (typeof formats)[number];
};

const App = ({ content, app, format }: AppProps) => (
  <div
    data-reveal=""
    className={`grid overflow-clip bg-surface dark:border dark:border-line ${format.card}`}
  >
    <div className={`relative overflow-hidden ${format.frame}`}>
      <Picture
        content={pictureOf(app.picture, `apps/${app.slug}.svg`)}
        {...format.size}
        sizes={format.sizes}
        className={`w-full object-cover ${format.picture}`}
      />
      <Arrival
        layers={arrivalOf(app.picture, `apps/${app.slug}.svg`)}
        className={`object-cover ${format.picture}`}
      />
    </div>
    <div className={`content-center p-6 sm:p-10 lg:p-12 ${format.text}`}>
      <div>
        <h2 id={app.slug} className="text-heading">
          {app.name}
        </h2>
        {app.rating !== undefined && (
          <div className="mt-4">
            <Rating value={app.rating} />
          </div>
        )}
        <p className="mt-5 max-w-measure text-lead text-pretty">{app.description}</p>
      </div>
      <div>
        {app.features.length > 0 && (
          <h3 className={`plain-heading border-line text-body ${format.features}`}>
            {content.featuresLabel}
          </h3>
        )}
        <CheckList items={app.features} className="mt-3 mb-8 gap-2.5 sm:grid-cols-2" />
        <Get content={content} app={app} />
      </div>
    </div>
  </div>
);

const Get = ({ content, app: { slug, name, downloadUrl } }: Omit<AppProps, "format">) =>
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
