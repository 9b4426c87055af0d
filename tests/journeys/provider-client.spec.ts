import { join } from "node:path";
import type { Page } from "@playwright/test";
import type emailjs from "@emailjs/browser";
import { letter, type Letter } from "./support/contact.ts";
import { storedWith } from "./support/inbox.ts";
import { projectRoot } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

/*
 * The official client, as its makers ship it, on a page of the site's origin that has nothing else:
 * whoever uses the provider with another page gets the answers they know from EmailJS.
 */
const client = join(projectRoot, "node_modules", "@emailjs", "browser", "dist", "email.min.js");

declare global {
  interface Window {
    emailjs: typeof emailjs;
  }
}

type Variant = "sendForm" | "send";

/** What the client's promise becomes: `{ status, text }` either way. */
async function send(page: Page, variant: Variant, letter: Letter, publicKey = "thirteen-gates") {
  await page.route("**/blank", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Blank</title>" }),
  );
  await page.goto("/blank");
  await page.addScriptTag({ path: client });
  return page.evaluate(
    ({ variant, letter, publicKey }) => {
      window.emailjs.init({ publicKey, origin: location.origin });
      const form = document.createElement("form");
      for (const [name, value] of Object.entries(letter))
        form.append(Object.assign(document.createElement("textarea"), { name, value }));
      const answer =
        variant === "send"
          ? window.emailjs.send("site", "contact", letter)
          : window.emailjs.sendForm("site", "contact", form);
      return answer.then(
        ({ status, text }) => ({ resolved: true, status, text }),
        ({ status, text }) => ({ resolved: false, status, text }),
      );
    },
    { variant, letter, publicKey },
  );
}

for (const variant of ["sendForm", "send"] as const) {
  test(`${variant} of the official client resolves with OK, and the message is stored`, async ({
    page,
  }) => {
    const text = letter();
    expect(await send(page, variant, text)).toEqual({ resolved: true, status: 200, text: "OK" });
    expect(await storedWith(text)).toMatchObject([{ ...text, phone: "", company: "" }]);
  });

  test(`${variant} of the official client rejects with status and text`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/400/);
    const answer = await send(page, variant, letter(), "nobody");
    expect(answer).toMatchObject({ resolved: false, status: 400 });
    expect(answer.text).toMatch(/^The Public Key is invalid/);
  });
}
