import { describe, expect, it } from "vitest";
import { checkContact } from "./contact.ts";

const good = { name: "Ayesha", email: "a@b.pk", subject: "Hello", message: "A shop" };

describe("checkContact", () => {
  it("accepts and trims a message; the two fields without an input are empty", () => {
    const checked = checkContact({ ...good, name: "  Ayesha \n" });
    expect(checked).toEqual({ ok: true, values: { ...good, phone: "", company: "" } });
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
    "rejects the address %s",
    (email) => {
      expect(checkContact({ ...good, email })).toEqual({
        ok: false,
        errors: { email: "Please enter a valid email address" },
      });
    },
  );

  it("ignores unknown fields and rejects values that are not text", () => {
    expect(checkContact({ ...good, extra: "x" }).ok).toBe(true);
    expect(checkContact({ ...good, name: 7 })).toEqual({
      ok: false,
      errors: { name: "Please enter your name" },
    });
  });
});
