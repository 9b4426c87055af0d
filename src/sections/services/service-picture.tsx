import type { Service, ServiceFormat } from "#content/schemas/service.ts";
import { pictureOf, wideDrawingOf } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

/** A drawing for wide windows, of the same name with `-wide`. */
const wideDrawing = ({ slug, picture }: Service) =>
  picture?.image === undefined ? wideDrawingOf(slug) : undefined;

/** No other picture would span a window well. */
export const formatOf = (content: Service): ServiceFormat => {
  const { format = "beside" } = content;
  const spans = format === "above" || format === "below";
  return spans && wideDrawing(content) === undefined ? "beside" : format;
};

type ServicePictureProps = { content: Service; format: ServiceFormat };

export function ServicePicture({ content: service, format }: ServicePictureProps) {
  const content = pictureOf(service.picture, `scenes/services/${service.slug}.svg`);
  const wide = wideDrawing(service);
  const image = (
    <Picture
      content={content}
      sizes={
        format === "beside" ? "(min-width: 64rem) 35rem, 100vw" : "(min-width: 64rem) 60rem, 100vw"
      }
      width={560}
      height={480}
      loading="lazy"
      className="service-image"
    />
  );
  return (
    <div className={`service-picture ${wide ? "service-wide" : ""}`}>
      {wide ? (
        <picture>
          <source
            media={format === "band" ? "(min-width: 64rem)" : "(min-width: 48rem)"}
            {...wide}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  );
}
