import type { Issue } from "#content/rules/issues.ts";
import { focusField } from "./focus-field.ts";

/** What has to be fixed before this can be saved; each leads to its field. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  if (issues.length === 0) return undefined;
  return (
    <ul className="issues" aria-label="To fix">
      {issues.map(({ path, message, place }) => (
        <li key={path.join(".") + message}>
          <button type="button" className="link error" onClick={() => focusField(path)}>
            {[...place.split(" › ").slice(0, -1), ""].join(": ")}
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
