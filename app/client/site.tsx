import { Frame } from "#app/frame/frame.tsx";
import { PageHead } from "./page-head.tsx";

/** The frame, and the head that follows its pages. */
export const Site = () => (
  <>
    <Frame />
    <PageHead />
  </>
);
