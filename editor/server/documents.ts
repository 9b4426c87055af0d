/* Pages that the editor's server writes itself. */

const page = (title: string, body: string, head = "") => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <link rel="icon" href="/edit/logo.svg" />
    <link rel="stylesheet" href="/edit/brand.css" />
    <link rel="stylesheet" href="/edit/app.css" />
    ${head}
  </head>
  <body>${body}</body>
</html>
`;

/** The page that the app draws itself into. */
export const appPage = page(
  "Edit the site",
  `<div id="app"><p class="note">One moment …</p></div>
    <noscript><p class="note">The editor needs JavaScript.</p></noscript>`,
  `<script type="module" src="/edit/app.js"></script>`,
);

const notes = {
  starting: ["The page is being prepared", "It appears here in a moment."],
  broken: [
    "This page cannot be shown right now",
    "Something that it shows is missing or broken. Look in the lists for an entry marked in red: fix it, save it, and the page is back. Visitors do not see this.",
  ],
} as const;

/** Instead of a page that Astro's server cannot show. */
export function notePage(state: keyof typeof notes): string {
  const [heading, text] = notes[state];
  return page(heading, `<div class="note"><h1>${heading}</h1><p>${text}</p></div>`);
}

type SignIn = {
  /** Whether changes carry whatever name is given. */
  isNameKept: boolean;
  /** About an attempt that failed, and the name that was given. */
  message?: string | undefined;
  name?: string;
  /** Why a session that was there before has ended, in a sentence. */
  ended: string;
};

/** Its form is sent to the page's own address, whose hash browsers keep: the app then shows what was open before. */
export const signInPage = ({ isNameKept, message = "", name = "", ended }: SignIn) =>
  page(
    "Sign in to edit the site",
    `<main class="sign-in">
      <h1>Edit the site</h1>
      ${ended && `<p class="notice" role="status">${ended} Your text is kept: sign in, and you are where you were.</p>`}
      <form method="post">
        <label for="name">Your name</label>
        ${isNameKept ? `<p class="help" id="name-help">It stands beside what you change.</p>` : ""}
        <input id="name" name="name" autocomplete="username" maxlength="60" aria-describedby="name-help" required ${name ? `value="${name}"` : "autofocus"} />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required ${name && "autofocus"} />
        <p class="error" role="alert">${message}</p>
        <button class="main">Sign in</button>
      </form>
    </main>`,
  );

/** A name that stands in a page as it was given; nothing for others. */
export const safeName = (text: unknown): string =>
  typeof text === "string" && /^[\p{L}\p{M}\p{N} .'’-]{1,60}$/u.test(text) ? text : "";
