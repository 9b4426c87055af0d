import { useCallback, useEffect, useRef, useState } from "react";
import type { Overview } from "#editor/content/overview.ts";
import { call, reasonOf } from "./api.ts";
import { EntryList } from "./entry-list.tsx";
import { Examples } from "./examples.tsx";
import { EntryForm } from "./form/entry-form.tsx";
import { NamesLeft } from "./names-left.tsx";
import { Navigation } from "./navigation.tsx";
import { Preview } from "./preview.tsx";
import { ChangesScreen } from "./publish/changes-screen.tsx";
import { PublishBar } from "./publish/publish-bar.tsx";
import { type Publishing, usePublishing } from "./publish/use-publishing.ts";
import { linkTo, type Route, useRoute } from "./route.ts";
import { SiteContext, useSite } from "./site-context.ts";
import { Start } from "./start.tsx";

/** Until a server that did not answer is asked again. */
const againMs = 3_000;

/** Lists and forms on the left, the page on the right. */
export function App() {
  const route = useRoute();
  const [overview, setOverview] = useState<Overview>();
  const [problem, setProblem] = useState("");
  const [isPageOpen, setIsPageOpen] = useState(false);

  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const count = asked.current;
    try {
      const answer = await call("overview");
      if (count !== asked.current) return;
      setOverview(answer);
      setProblem("");
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, []);
  useEffect(() => {
    const load = () => void refresh();
    load();
    // Somebody else may have changed entries meanwhile.
    addEventListener("hashchange", load);
    return () => removeEventListener("hashchange", load);
  }, [refresh]);
  useEffect(() => {
    if (!problem) return undefined;
    const again = setInterval(() => void refresh(), againMs);
    return () => clearInterval(again);
  }, [problem, refresh]);
  const publishing = usePublishing(refresh);
  const { refresh: refreshPublishing } = publishing;
  const saved = useCallback(async () => {
    // At once: until then the button at the top says that everything is live.
    void refreshPublishing();
    await refresh();
  }, [refresh, refreshPublishing]);
  const at = { undefined: " at-start", changes: " at-changes" }[String(route.kind)] ?? "";
  return (
    <div className={`layout${at}`}>
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector("main")?.focus()}
      >
        Skip the menu
      </button>
      <header className="bar">
        <a href="#/" className="home">
          <img src="/edit/logo.svg" alt="Edit the site" />
          <span aria-hidden="true">Edit the site</span>
        </a>
        <PublishBar publishing={publishing} isOpen={route.kind === "changes"} />
        <button
          type="button"
          className="quiet page-switch"
          aria-pressed={isPageOpen}
          onClick={() => setIsPageOpen(!isPageOpen)}
        >
          {isPageOpen ? "Back to the form" : "Show the page"}
        </button>
      </header>
      {problem ? (
        <p className="banner" role="alert">
          {problem}
        </p>
      ) : undefined}
      {overview ? (
        <SiteContext value={{ overview, saved }}>
          <Navigation current={route.kind} />
          <main className="work" tabIndex={-1}>
            <NamesLeft isOpen={route.kind !== "changes"} />
            <Work route={route} publishing={publishing} />
          </main>
          <Preview
            page={pageOf(route, overview)}
            isOpen={isPageOpen}
            onField={() => setIsPageOpen(false)}
          />
        </SiteContext>
      ) : (
        <main className="work">
          <p className="note">One moment …</p>
        </main>
      )}
      <datalist id="icons">
        {overview?.icons.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

/** The page that shows what is open. */
function pageOf({ kind = "", slug }: Route, overview: Overview): string {
  const summary = overview.kinds[kind];
  const entry = summary?.entries.find((it) => !summary.isMany || it.slug === slug);
  return entry?.page ?? summary?.page ?? "/";
}

function Work({ route, publishing }: { route: Route; publishing: Publishing }) {
  const { overview } = useSite();
  const keyOf = useFormKeys();
  const { kind, slug, at, copied } = route;
  const summary = kind === undefined ? undefined : overview.kinds[kind];
  useTop(slug === undefined ? String(kind) : keyOf.of(String(kind), slug));
  if (kind === undefined || !summary)
    return (
      <>
        <Examples />
        {kind === "changes" ? <ChangesScreen publishing={publishing} /> : <Start />}
      </>
    );
  if (summary.isMany && slug === undefined)
    return <EntryList key={kind} kind={kind} summary={summary} />;
  const id = { kind, slug: summary.isMany ? (slug ?? "") : "" };
  return (
    <EntryForm
      key={keyOf.of(id.kind, id.slug)}
      kind={id.kind}
      slug={id.slug}
      at={at}
      copied={copied}
      onMoved={(to) => {
        keyOf.move(id.kind, id.slug, to);
        location.replace(linkTo(id.kind, to));
      }}
    />
  );
}

/** What is opened is seen from its top, wherever the one before was scrolled to. */
function useTop(shown: string) {
  useEffect(() => {
    const work = document.querySelector<HTMLElement>(".work");
    work?.scrollTo(0, 0);
    scrollTo(0, 0);
    // Whoever came by a link of the menu goes on there.
    if (document.activeElement?.closest("nav")) work?.focus({ preventScroll: true });
  }, [shown]);
}

/** A form keeps its place in the window when its entry gets a name or another one. */
function useFormKeys() {
  const keys = useRef(new Map<string, string>());
  const count = useRef(0);
  const keyOf = (kind: string, slug: string) => {
    const name = `${kind}/${slug}`;
    return keys.current.get(name) ?? name;
  };
  return {
    of: keyOf,
    move(kind: string, from: string, to: string) {
      keys.current.set(`${kind}/${to}`, keyOf(kind, from));
      // The next new entry, or one with the old name, has a form of its own.
      count.current += 1;
      keys.current.set(`${kind}/${from}`, `${kind}/${from} ${count.current}`);
    },
  };
}
