import { useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

/** What an address outside this site begins with until somebody has typed one. */
const outside = "https://";

/** Emptied, the field keeps the beginning, with which it stays; what is pasted behind that may have its own. */
const typed = (text: string) => text.trim().replace(/^https:\/\/(?=[a-z]+:)/i, "") || outside;

/** Where a link leads: a page of this site, chosen from a list, or an address outside it, typed. */
export function AddressField({ field, path, value, label }: FieldProps<"address">) {
  const { overview } = useSite();
  const { change } = useForm();
  const current = typeof value === "string" ? value : "";
  const others = Object.entries(field.names ?? {});
  const isOutside = !/^(?:\/|$)/.test(current) && others.every(([it]) => it !== current);
  const isKnown = !current.startsWith("/") || overview.pages.some(({ to }) => to === current);
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <>
          <select
            {...attributes}
            value={isOutside ? outside : current}
            onChange={({ target }) => change(path, target.value)}
          >
            <option value="">{field.isOptional ? "None" : "Choose …"}</option>
            {field.isOwn ? undefined : (
              <option value={outside}>An address outside this site</option>
            )}
            {others.map(([it, name]) => (
              <option key={it} value={it}>
                {name}
              </option>
            ))}
            {isKnown ? undefined : <option value={current}>{current} (no longer there)</option>}
            {overview.pages
              .filter(({ to, isEarlier }) => !isEarlier || to === current)
              .map(({ to, title }) => (
                <option key={to} value={to}>
                  {title === to ? to : `${title} (${to})`}
                </option>
              ))}
          </select>
          {isOutside ? (
            <input
              className="short"
              aria-label={`${label ?? field.label}: address`}
              aria-describedby={attributes["aria-describedby"]}
              aria-invalid={attributes["aria-invalid"]}
              autoComplete="off"
              placeholder="https://… or mailto:… or tel:…"
              value={current}
              onChange={({ target }) => change(path, typed(target.value))}
            />
          ) : undefined}
        </>
      )}
    </Labeled>
  );
}
