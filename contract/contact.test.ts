import { describe, expect, it } from "vitest";
import { checkContact } from "./contact.ts";

const good = { name: "Ayesha", email: "a@b.pk", subject: "Hello", message: "A shop" };

describe("checkContact", () => {
  it("takes a message, trims it, and fills the two fields the page has no input for", () => {
    const checked = checkContact({ ...good, name: "  Ayesha \n" });
    expect(checked).toEqual({ ok: true, message: { ...good, phone: "", company: "" } });
  });

  it.each([
    ["blank", { name: " ", email: "", subject: "\t", message: "\n" }],
    ["missing", {}],
  ])("reports all failing fields at once when they are %s", (_, fields) => {
    expect(checkContact(fields)).toEqual({
      ok: false,
      errors: {
        name: "Please enter your name",
        email: "Please enter a valid email address",
        subject: "Please enter a subject",
        message: "Please enter your message",
      },
    });
  });

  it.each(["a@b", "a b@c.d", "@c.d", "a@.", "a@b@c.d", "a@b .c"])(
    "refuses %s as an address",
    (email) => {
      expect(checkContact({ ...good, email })).toEqual({
        ok: false,
        errors: { email: "Please enter a valid email address" },
      });
    },
  );

  it("ignores fields it does not know, and reads none from a prototype", () => {
    const fields = Object.create({ message: "inherited" }, {});
    expect(checkContact(Object.assign(fields, { ...good, extra: "x" }))).toMatchObject({
      ok: true,
    });
    expect(checkContact({ ...good, name: 7 })).toEqual({
      ok: false,
      errors: { name: "Please enter your name" },
    });
  });
});
