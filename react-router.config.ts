import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./src/content/site-map.ts";

export default {
  appDirectory: "app",
  ssr: false,
  prerender: prerenderPaths,
  // Every route is known at build time; asking a server for them at run time would only cost.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
