import { expect, test } from "vitest";
import { problemType } from "#contract/form-endpoint.ts";
import { outcomeOf, post } from "./post.ts";

const answer = (status: number, responseText: string, type = problemType) =>
  outcomeOf({ status, responseText, getResponseHeader: () => type });

test("every answer has an outcome, whatever programs on its way made of it", () => {
  const errors = { email: "emailInvalid", name: "ofANewerServer" };
  const of = (title: string, more = {}) => JSON.stringify({ title, ...more });
  expect(answer(200, "", "text/plain")).toMatchObject({ sent: true });
  expect(answer(503, of("storeFull"), `${problemType}; charset=utf-8`)).toMatchObject({
    cause: "storeFull",
  });
  expect(answer(422, of("fieldsInvalid", { errors }))).toEqual({
    cause: "fieldsInvalid",
    errors: { email: "emailInvalid" },
  });
  expect(answer(422, of("fieldsInvalid", { errors: { name: "ofANewerServer" } }))).toEqual({
    cause: "malformed",
    errors: {},
  });
  expect(answer(400, of("ofANewerServer"))).toMatchObject({ cause: "malformed" });
  for (const text of ["", "null", "7", '{"title":', "<html>"])
    expect(answer(500, text), text).toEqual({ cause: "serverError" });
  // Of mod_security and the like.
  expect(answer(403, "<html>", "text/html")).toEqual({ cause: "filtered" });
  expect(answer(403, of("crossSite"))).toMatchObject({ cause: "crossSite" });
  for (const status of [502, 503, 504])
    expect(answer(status, "<html>", "text/html")).toEqual({ cause: "noAnswer" });
});

test("what was canceled while its file was read is not sent", async () => {
  // Without a browser, sending would throw.
  expect(await post(new FormData(), AbortSignal.abort())).toEqual({});
});
