import ipaddr from "ipaddr.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { recordingLog } from "#server/testing/log.ts";
import { cameByTls, clientKey, createClientOf } from "./client.ts";

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

test.for<[forwarded: string | undefined, key: string, warning?: RegExp]>([
  ["192.0.2.9, 192.0.2.1", "192.0.2.1"],
  // All visitors then have the proxy's address.
  [undefined, "127.0.0.1", /x-real-ip of a request is missing/],
  ["", "127.0.0.1", /is missing/],
  ["for=192.0.2.1;proto=https", "unknown", /holds no address/],
  ["192.0.2.1, _hidden", "unknown", /holds no address/],
])("with the header %o the client is %s", ([forwarded, key, warning]) => {
  const { log, lines } = recordingLog();
  const clientOf = createClientOf({ trustedHeader: "x-real-ip" }, log);
  for (let i = 0; i < 3; i += 1) expect(clientOf(forwarded, "127.0.0.1")).toBe(key);
  expect(lines).toEqual(warning ? [expect.objectContaining({ level: 40 })] : []);
  if (warning) expect(lines[0]?.msg).toMatch(warning);
});

test("requests without a proxy's headers cost no parsing of addresses", () => {
  const isValid = vi.spyOn(ipaddr, "isValid");
  onTestFinished(() => isValid.mockRestore());
  expect(clientKey("")).toBe("unknown");
  expect(cameByTls(undefined, undefined)).toBe(false);
  expect(isValid).not.toHaveBeenCalled();
});
