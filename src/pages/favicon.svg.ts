import type { APIRoute } from "astro";
import { favicon } from "#src/lib/theme/logo.ts";

export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { "Content-Type": "image/svg+xml" } });
