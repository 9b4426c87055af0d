import type { APIRoute } from "astro";
import { logoOfTab } from "#src/lib/theme/logo.ts";

export const GET: APIRoute = () =>
  new Response(logoOfTab(), { headers: { "Content-Type": "image/svg+xml" } });
