import { describe, expect, it } from "vitest";
import { checkContact } from "./contact.ts";
import { maxFieldBytes } from "./form-endpoint.ts";

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
        name: "nameMissing",
        email: "emailInvalid",
        subject: "subjectMissing",
        message: "messageMissing",
      },
    });
  });

  it.each(["a@b", "a b@c.d", "@c.d", "a@.", "a@b@c.d", "a@b .c"])(
    "rejects the address %s",
    (email) => {
      expect(checkContact({ ...good, email })).toEqual({
        ok: false,
        errors: { email: "emailInvalid" },
      });
    },
  );

  it("ignores unknown fields and rejects values that are not text", () => {
    expect(checkContact({ ...good, extra: "x" }).ok).toBe(true);
    expect(checkContact({ ...good, name: 7 })).toEqual({
      ok: false,
      errors: { name: "nameMissing" },
    });
  });

  it("says which text is too long", () => {
    const long = { name: "x".repeat(501), message: "字".repeat(30_001) };
    const errors = { name: "lineTooLong", message: "textTooLong" };
    expect(checkContact({ ...good, ...long })).toEqual({ ok: false, errors });
  });

  it("accepts the longest texts in any script, which the server takes as well", () => {
    const longest = {
      name: "字".repeat(500),
      subject: "字".repeat(500),
      message: "字".repeat(30_000),
    };
    const checked = checkContact({ ...good, ...longest });
    expect(checked.ok && Buffer.byteLength(Object.values(checked.values).join(""))).toBeLessThan(
      maxFieldBytes - 1000,
    );
  });
});
