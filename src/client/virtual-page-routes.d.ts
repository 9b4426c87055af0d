/** The routes of app/routes.ts, each with what imports its page (made by tools/vite/page-routes.ts). */
declare module "virtual:page-routes" {
  type Place = { index: true; path?: undefined } | { index?: undefined; path: string };
  export type PageRoute = Place & {
    id: string;
    /** Whether the page is built from data, which lies beside it as a file. */
    hasData: boolean;
    load(): Promise<{
      default: import("react").ComponentType;
      meta(page: { loaderData: unknown }): import("react-router").MetaDescriptor[];
    }>;
  };
  const routes: PageRoute[];
  export default routes;
}
