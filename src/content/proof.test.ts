import { expect, it } from "vitest";
import { projectOf } from "./projects.ts";
import { testimonials } from "./testimonials.ts";

it("quotes companies only that had a project built, or says what for", () => {
  expect(testimonials.length).toBeGreaterThan(0);
  for (const { slug, project, work } of testimonials)
    if (project) expect(projectOf(project).title, slug).not.toBe("");
    else expect(work, slug).toMatch(/\w/);
});
