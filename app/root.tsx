import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import boot from "virtual:boot";
import displayFont from "../.generated/display.woff2?url";
import manifest from "../.generated/manifest.webmanifest?url";
import textFont from "../.generated/text.woff2?url";
import type { Route } from "./+types/root.ts";
import { Cursor } from "./frame/cursor.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { RouteChanges } from "./frame/route-changes.tsx";
import { SkipLink } from "./frame/skip-link.tsx";
import stylesheet from "./styles/app.css?url";
import inlineStyles from "./styles/app.css?inline";

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

/*
 * Boot script and styles stand in the prerendered page only. In the browser's copy of this code
 * both are empty strings, which hydration leaves alone; their bytes would otherwise come twice.
 */
const bootCode = import.meta.env.SSR ? boot : "";
const styles = import.meta.env.SSR && !import.meta.env.DEV ? inlineStyles : "";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f1" suppressHydrationWarning />
        <Meta />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootCode }} />
        <Links />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => window.boot.hydrated(), []);
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="pt-(--header)">
        <Outlet />
      </main>
      <Footer />
      <RouteChanges />
      <Cursor />
    </>
  );
}
