import { expect, test } from "vitest";
import { type Finding, unaccepted } from "./html-findings.ts";

const finding = (type: Finding["type"], message: string): Finding => ({ type, message });

test("errors and warnings nobody has judged are to be mended, those that were are not", () => {
  const slash = finding(
    "info",
    "Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.",
  );
  const css = finding("error", "CSS: Unrecognized at-rule “@property”");
  const token = finding(
    "error",
    "Bad value “[[invalid:name]]” for attribute “aria-invalid” on element “input”.",
  );
  const bad = finding(
    "error",
    "Bad value “maybe” for attribute “aria-invalid” on element “input”.",
  );
  const warning = finding(
    "info",
    "Consider avoiding viewport values that prevent users from zooming.",
  );
  expect(unaccepted([slash, css, bad, token, warning])).toEqual([bad, warning]);
});
