import { encodedPath, type Moved } from "#contract/moved.ts";

/*
 * Addresses that have moved, for hosts and web servers that are not the site's own server. Each keeps what follows a `?`;
 * a slash at the end makes no difference, nor how a letter is written: accents may stand apart, as on a Mac.
 */

/** Included in a server's block. */
export const nginxFile = "_moved.nginx.conf";
export const caddyFile = "_moved.caddyfile";

/** Old addresses in all forms in which they come decoded, and new ones, also as a page and a place on it. */
const pairs = (moved: Moved) =>
  Object.entries(moved).flatMap(([from, to]) => {
    const [page = "", place = ""] = to?.split(/(?=#)/) ?? [];
    const forms = new Set([from, from.normalize("NFD")]);
    return [...forms].flatMap((it) => [it, `${it}/`]).map((it) => ({ from: it, to, page, place }));
  });

/** Hosts compare addresses as browsers send them: escapes in small letters, as WordPress wrote them, or of `,` as well. */
const spellings = (path: string): Set<string> => {
  const encoded = [encodedPath(path), path.split("/").map(encodeURIComponent).join("/")];
  return new Set([
    ...encoded,
    ...encoded.map((it) => it.replaceAll(/%../g, (hex) => hex.toLowerCase())),
  ]);
};

/**
 * Lines of `_redirects`, first since the first match counts. With 301, the permanent redirect that
 * every host documents. None documents 410: what is gone is not found there.
 */
export const movedForHosts = (moved: Moved): string =>
  pairs(moved)
    .flatMap(({ from, to }) =>
      to === null ? [] : [...spellings(from)].map((it) => `${it} ${to} 301\n`),
    )
    .join("");

export function movedForNginx(moved: Moved): string {
  const lines = pairs(moved).map(({ from, to, page, place }) =>
    to === null
      ? `location = "${from}" { error_page 410 /404.html; return 410; }\n`
      : `location = "${from}" { absolute_redirect off; return 308 "${page}$is_args$args${place}"; }\n`,
  );
  return `# Addresses that have moved: include it in the server's block (docs/hosting.md).\n${lines.join("")}`;
}

export function movedForCaddy(moved: Moved): string {
  const lines = pairs(moved).map(
    ({ from, to, page, place }) => `\t"${from}" "${to === null ? "gone" : page}" "${place}"\n`,
  );
  return `# Addresses that have moved: import it in the site's block (docs/hosting.md).
map {path} {moved_to} {moved_place} {
${lines.join("")}\tdefault "" ""
}
map {query} {moved_query} {
	"" ""
	default "?{query}"
}
@moved expression \`{moved_to}.startsWith("/")\`
redir @moved {moved_to}{moved_query}{moved_place} 308
@gone expression \`{moved_to} == "gone"\`
handle @gone {
	error 410
}
`;
}
