import { expect, it } from "vitest";
import { offsetName } from "./time-zone.ts";

it.each([
  ["Asia/Karachi", "2026-07-01", "UTC+5"],
  ["Europe/London", "2026-11-26", "UTC"],
  ["Europe/Berlin", "2026-07-01", "UTC+2"],
  ["America/New_York", "2026-12-31", "UTC−5"],
  ["America/St_Johns", "2026-01-01", "UTC−3:30"],
  ["Asia/Kolkata", "2026-01-01", "UTC+5:30"],
])("%s on %s is %s", (timeZone, day, name) => expect(offsetName(timeZone, day)).toBe(name));
