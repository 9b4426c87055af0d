import { expect, test } from "vitest";
import { mediaType } from "./media-type.ts";

const office = "application/vnd.openxmlformats-officedocument";

test.for([
  ["/index.html", "text/html; charset=utf-8"],
  ["/_astro/a.js", "text/javascript; charset=utf-8"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/about.md", "text/markdown; charset=utf-8"],
  ["/news.atom", "application/atom+xml; charset=utf-8"],
  ["/openapi.yaml", "text/yaml; charset=utf-8"],
  ["/form.docx", `${office}.wordprocessingml.document`],
  ["/Team photo.JPG", "image/jpeg"],
  ["/key.unknown", "application/octet-stream"],
  ["/LICENSE", "application/octet-stream"],
] as const)("%s is %s", ([path, type]) => expect(mediaType(path)).toBe(type));
