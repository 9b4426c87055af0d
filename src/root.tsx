import displayFont from "../.generated/display.woff2?url";
import manifest from "../.generated/manifest.webmanifest?url";
import textFont from "../.generated/text.woff2?url";
import type { Route } from "./+types/root.ts";
import { Document } from "./layouts/document.tsx";
import { Frame } from "./layouts/frame.tsx";
import stylesheet from "./styles/app.css?url";

const fonts = [displayFont, textFont];

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: manifest },
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : []),
];

// The browser's copy leaves it out, and with it the framework's parts that it alone needs.
export const Layout = import.meta.env.SSR || import.meta.env.DEV ? Document : undefined;

export default Frame;
