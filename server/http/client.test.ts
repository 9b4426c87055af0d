import { expect, test } from "vitest";
import { clientKey } from "./client.ts";

test.for([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["[::ffff:c000:201]:80", "192.0.2.1"],
  ["2001:db8:1:2ff::1", "2001:db8:1:200::/56"],
  ["[2001:DB8:1:200:0:0:0:9]:443", "2001:db8:1:200::/56"],
  ["fe80::1%eth0", "fe80::/56"],
  ["192.0.2.256", "unknown"],
  [`${"1".repeat(100_000)}:1`, "unknown"],
])("%s is counted as %s", ([address = "", key]) => {
  expect(clientKey(address, 56)).toBe(key);
});
