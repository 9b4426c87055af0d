import { join } from "node:path";
import type emailjs from "@emailjs/browser";
import { letter } from "./support/contact.ts";
import { storedWith } from "./support/inbox.ts";
import { projectRoot } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    emailjs: typeof emailjs;
  }
}

/*
 * The official client, as its makers ship it, on a page of the site's origin that has nothing else:
 * whoever uses the provider with another page gets the answers they know from EmailJS.
 */
const client = join(projectRoot, "node_modules", "@emailjs", "browser", "dist", "email.min.js");

for (const variant of ["sendForm", "send"] as const)
  test(`${variant} of the official client gets its answers`, async ({ page, expectProblem }) => {
    expectProblem(/400/);
    await page.route("**/blank", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("/blank");
    await page.addScriptTag({ path: client });
    const text = letter();
    const send = (publicKey: string) =>
      page.evaluate(
        ([variant, text, publicKey]) => {
          window.emailjs.init({ publicKey, origin: location.origin });
          const form = document.createElement("form");
          for (const [name, value] of Object.entries(text))
            form.append(Object.assign(document.createElement("textarea"), { name, value }));
          const answer =
            variant === "send"
              ? window.emailjs.send("site", "contact", text)
              : window.emailjs.sendForm("site", "contact", form);
          return answer.then(
            ({ status, text }) => ["resolved", status, text],
            ({ status, text }) => ["rejected", status, text],
          );
        },
        [variant, text, publicKey] as const,
      );
    expect(await send("website")).toEqual(["resolved", 200, "OK"]);
    expect(await storedWith(text)).toMatchObject([{ ...text, phone: "", company: "" }]);
    const invalid = expect.stringMatching(/^The Public Key is invalid/);
    expect(await send("nobody")).toEqual(["rejected", 400, invalid]);
  });
