import { logoInPage } from "#src/lib/theme/logo.ts";

/** @param place a page has it twice: in the header and in the footer */
export function Logo({ place }: { place: "header" | "footer" }) {
  const { viewBox, body } = logoInPage(place);
  return (
    <svg
      viewBox={viewBox}
      className="h-9 w-auto"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
