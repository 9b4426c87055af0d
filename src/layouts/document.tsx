import type { ReactNode } from "react";
import { Links, Meta, Scripts } from "react-router";
import boot from "virtual:boot";
import inlineStyles from "#src/styles/app.css?inline";

/**
 * The document around a page. Only the build renders it: React takes over the body, and what is in
 * the head costs the browser's copy of this code nothing. (The dev server's React has all of it.)
 */
export function Document({ children }: { children: ReactNode }) {
  const isServer = import.meta.env.SSR;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f1" suppressHydrationWarning />
        <Meta />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isServer ? boot : "" }}
        />
        <Links />
        {import.meta.env.DEV || <style dangerouslySetInnerHTML={{ __html: inlineStyles }} />}
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}
