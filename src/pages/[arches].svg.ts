import type { APIRoute, GetStaticPaths } from "astro";
import { emblem, placeholder } from "#slots/emblem.ts";

/** The brand's emblem: alone, and as the picture of entries without one. */
export const getStaticPaths: GetStaticPaths = () => [
  { params: { arches: "arches" }, props: emblem },
  { params: { arches: "placeholder" }, props: placeholder },
];

export const GET: APIRoute<typeof emblem> = ({ props: { viewBox, shapes } }) =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
