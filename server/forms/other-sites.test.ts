import { expect, test } from "vitest";
import { sentenceOf } from "#contract/causes.ts";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { ask } from "#server/testing/ask.ts";
import { application, message } from "#server/testing/forms.ts";
import { retryPages } from "#server/testing/built-pages.ts";
import { serving } from "#server/testing/serving.ts";

const [site, other] = ["https://www.example.com", "https://example.org"];
const served = async () =>
  serving({ site: await retryPages(), env: { SITE_ORIGINS: `${site}, ${other}/` } });
const crossSite = (origin: string) => ({ origin, "sec-fetch-site": "cross-site" });

test.for([site, other])("scripts of %s may send forms and read the answers", async (origin) => {
  const { send, url, kept } = await served();
  const accept = "application/problem+json, text/plain";
  const exposed = { "access-control-expose-headers": "Submission-Reference" };
  const allowed = { "access-control-allow-origin": origin, vary: "Origin", ...exposed };
  const preflight = { ...crossSite(origin), "access-control-request-method": "POST" };
  const asked = await ask(url + sendFormPath, preflight, "OPTIONS");
  expect(asked).toMatchObject({
    status: 204,
    headers: { ...allowed, "access-control-allow-methods": "POST" },
  });
  const headers = { ...crossSite(origin), accept, "sec-fetch-mode": "cors" };
  expect(await send(message, headers)).toMatchObject({ status: 200, headers: allowed });
  expect(await send(application, headers)).toMatchObject({ status: 200, headers: allowed });
  const refused = await send({ ...message, name: "" }, headers);
  expect(refused).toMatchObject({ status: 422, headers: allowed });
  expect(JSON.parse(refused.text)).toMatchObject({ errors: { name: "nameMissing" } });
  expect(await kept()).toHaveLength(2);
});

test.for([
  "https://evil.example",
  "http://www.example.com",
  "null",
  `${site}:8443`,
  `${site}.evil`,
])("forms of %s are refused", async (origin) => {
  const { send, url, kept } = await served();
  const answer = await send(message, crossSite(origin));
  expect(answer).toMatchObject({ status: 403, text: sentenceOf("crossSite") });
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  const asked = await ask(url + sendFormPath, crossSite(origin), "OPTIONS");
  expect(asked.headers).not.toHaveProperty("access-control-allow-origin");
  expect(await kept()).toEqual([]);
});

const sentPage = expect.stringMatching(
  new RegExp(`^${site.replaceAll(".", "\\.")}/contact/sent\\?reference=\\w{8}$`),
);

test("without scripts a visitor gets the site's page with links back, and comes back to the site", async () => {
  const { send, post } = await served();
  const posted = { ...crossSite(site), "sec-fetch-mode": "navigate" };
  const sent = await send(message, posted);
  expect(sent).toMatchObject({ status: 303, headers: { location: sentPage } });
  const refused = await send({ ...message, name: "" }, posted);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`<a class="x" href="${site}/contact">`);
  expect(refused.text).toContain(message.email);
  expect(refused.headers["content-security-policy"]).toContain(`form-action 'self' ${site};`);
  // The corrected form comes from this server's own page.
  const [, action = ""] = /<form action="([^"]+)"/.exec(refused.text) ?? [];
  const own = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
  const again = await post(
    new URLSearchParams(message).toString(),
    {
      ...own,
      "content-type": "application/x-www-form-urlencoded",
    },
    action,
  );
  expect(again).toMatchObject({ status: 303, headers: { location: sentPage } });
  // Nobody else's site can be named.
  const elsewhere = action.replace(
    encodeURIComponent(site),
    encodeURIComponent("https://evil.example"),
  );
  const stays = await post(
    new URLSearchParams(message).toString(),
    {
      ...own,
      "content-type": "application/x-www-form-urlencoded",
    },
    elsewhere,
  );
  expect(stays.headers.location).toMatch(/^\/contact\/sent\?/);
});
