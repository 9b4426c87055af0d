import { encodedPath, type Moved } from "#contract/moved.ts";

/*
 * Addresses that have moved, for hosts and web servers that are not the site's own server. Each keeps what follows a `?`;
 * a slash at the end makes no difference.
 */

/** Included in a server's block. */
export const nginxFile = "_moved.nginx.conf";
export const caddyFile = "_moved.caddyfile";

/** Old address and new one, without and with a slash at the end. */
const pairs = (moved: Moved) =>
  Object.entries(moved).flatMap(([from, to]) => [
    { from, to },
    { from: `${from}/`, to },
  ]);

/** Lines of `_redirects`, first since the first match counts. With 301, the permanent redirect that every host documents. */
export const movedForHosts = (moved: Moved): string =>
  pairs(moved)
    .map(({ from, to }) => `${encodedPath(from)} ${to} 301\n`)
    .join("");

export function movedForNginx(moved: Moved): string {
  const lines = pairs(moved).map(({ from, to }) => {
    const [page = "", ...place] = to.split(/(?=#)/);
    return `location = "${from}" { return 308 "${page}$is_args$args${place.join("")}"; }\n`;
  });
  return `# Addresses that have moved: include it in the server's block (docs/hosting.md).\n${lines.join("")}`;
}

export function movedForCaddy(moved: Moved): string {
  const lines = pairs(moved).map(({ from, to }) => {
    const [page = "", ...place] = to.split(/(?=#)/);
    return `\t"${from}" "${page}" "${place.join("")}"\n`;
  });
  return `# Addresses that have moved: import it in the site's block (docs/hosting.md).
map {path} {moved_to} {moved_place} {
${lines.join("")}\tdefault "" ""
}
map {query} {moved_query} {
	"" ""
	default "?{query}"
}
@moved expression \`{moved_to} != ""\`
redir @moved {moved_to}{moved_query}{moved_place} 308
`;
}
