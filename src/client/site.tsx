import { Frame } from "#src/layouts/frame.tsx";
import { PageHead } from "./page-head.tsx";
import { Pages } from "./pages.tsx";

/** The frame, and the head that follows its pages. */
export const Site = () => (
  <>
    <Frame>
      <Pages />
    </Frame>
    <PageHead />
  </>
);
