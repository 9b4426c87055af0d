import { describe, expect, it } from "vitest";
import { careers } from "#src/content/careers.ts";
import { jobs } from "#src/content/jobs/index.ts";
import { isListed, isOpenOn, readView, writeView } from "./openings.ts";

const job = {
  title: "Data Scientist",
  description: "You will help a grocer order.",
  department: "Data Science",
} as const;

describe("isListed", () => {
  it.each([
    ["All", "", true],
    ["Data Science", "", true],
    ["QA", "", false],
    ["All", "scientist", true],
    ["All", "GROCER", true],
    ["All", "Data  Scientist", false],
    // Neither requirements nor the department's name are searched.
    ["All", "science", false],
    ["Data Science", "grocer", true],
    ["QA", "grocer", false],
    ["All", " scientist ", true],
    ["All", "   ", true],
    ["All", "gro.er", false],
  ] as const)("under %s, searching %j: %s", (department, text, listed) => {
    expect(isListed(job, department, text)).toBe(listed);
  });
});

const read = (query: string) =>
  readView(new URLSearchParams(query), careers.openings.departments, jobs);
const nothing = { text: "", department: "All", job: undefined };

describe("the view in the address", () => {
  it("is everything when the address says nothing, or nothing known", () => {
    expect(read("")).toEqual(nothing);
    expect(read("department=kitchen&job=tea-taster&page=2")).toEqual(nothing);
    expect(read("department=all")).toEqual(nothing);
  });

  it("comes back as it was written", () => {
    for (const query of [
      "q=react",
      "department=data-science",
      "department=qa&job=product-manager",
      "q=a+%26+b&department=devops&job=ux-ui-designer",
    ])
      expect(writeView(new URLSearchParams(), read(query)).toString()).toBe(query);
  });

  it("leaves defaults out and other names alone", () => {
    const params = new URLSearchParams("utm_source=mail&q=x&department=qa&job=data-scientist");
    expect(writeView(params, { text: " ", department: "All", job: undefined }).toString()).toBe(
      "utm_source=mail",
    );
  });
});

describe("isOpenOn", () => {
  it.each([
    ["2027-01-14", true],
    ["2027-01-15", true],
    ["2027-01-16", false],
    ["2028-01-01", false],
  ])("on %s an opening until 2027-01-15 is open: %s", (day, open) => {
    expect(isOpenOn({ validThrough: "2027-01-15" }, day)).toBe(open);
  });
});
