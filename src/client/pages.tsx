import {
  Activity,
  Component,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useInsertionEffect,
  useState,
} from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
} from "react-router";
import { routerPage } from "#src/layouts/frame.tsx";
import { layOutAhead } from "./lay-out-ahead.ts";
import { addressOf, onPrepared, type PreparedPage } from "./prepared-page.ts";

/**
 * The page that is shown, and the one behind the link that the visitor is about to follow: rendered, but
 * hidden, so that a click has no more to do than to show it (docs/decisions/0020).
 */
export function Pages() {
  const { location, navigationType } = useContext(LocationContext);
  const [shown, setShown] = useState<Shown>({ pathname: location.pathname });
  const [next, setNext] = useState<PreparedPage>();
  useEffect(() => onPrepared((page) => startTransition(() => setNext(keepSame(page)))), []);

  let { page: current } = shown;
  if (shown.pathname !== location.pathname) {
    // On the way back or forward, a page shows all of itself at once: it has to be rendered anew.
    const isNext =
      navigationType !== "POP" && location.state === null && next?.address === addressOf(location);
    current = isNext ? next : undefined;
    setShown({ pathname: location.pathname, page: current });
    setNext(undefined);
  }

  // Prepared as the visitor was already on the way there.
  const hidden = next?.place.location.pathname === location.pathname ? undefined : next;

  // As the build renders it: the ids of what is in it depend on what is around it.
  if (!current && !hidden) return routerPage;
  return (
    <>
      {!current && routerPage}
      {[current, hidden].map(
        (page) =>
          page && (
            <Activity key={page.address} mode={page === current ? "visible" : "hidden"}>
              <Attempt otherwise={page === current && routerPage}>
                <Prepared page={page} isShown={page === current} />
              </Attempt>
            </Activity>
          ),
      )}
    </>
  );
}

/** Without a page of its own, it is the router's. */
type Shown = { pathname: string; page?: PreparedPage | undefined };

/** A link that is pointed at twice is not rendered twice. */
const keepSame = (page: PreparedPage) => (old: PreparedPage | undefined) =>
  old?.address === page.address ? old : page;

/** As long as it is hidden, a page sees the address it was made for. */
function Prepared({ page, isShown }: { page: PreparedPage; isShown: boolean }) {
  const here = useContext(LocationContext);
  const data = useContext(DataContext);
  // Of all effects the one that is not put off until a hidden page is shown.
  useInsertionEffect(() => {
    if (!isShown) layOutAhead();
  }, [isShown]);
  return (
    <LocationContext.Provider value={isShown ? here : page.place}>
      <DataContext.Provider value={isShown ? data : page.data}>
        <div data-ahead={isShown ? undefined : ""}>{page.element}</div>
      </DataContext.Provider>
    </LocationContext.Provider>
  );
}

/** A page that breaks is left to the router, which knows what to do should it break again. */
class Attempt extends Component<PropsWithChildren<{ otherwise: ReactNode }>> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render = () => (this.state.failed ? this.props.otherwise : this.props.children);
}
