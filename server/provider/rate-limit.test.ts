import { describe, expect, test } from "vitest";
import { ids, sendForm, testApp, typed } from "../testing/app.ts";
import { clientAddress, clientKey } from "./client-address.ts";
import { createRateLimit } from "./rate-limit.ts";

const perClient = { burst: 60, perSecond: 1 };

describe("token buckets", () => {
  const small = () =>
    createRateLimit({
      client: { burst: 2, perSecond: 0.5 },
      total: { burst: 5, perSecond: 1 },
    });

  test("a client may burst, then waits for the next token", () => {
    const limit = small();
    expect([1, 2, 3].map(() => limit.take("a", 0))).toEqual([0, 0, 2]);
    expect(limit.take("a", 1999)).toBeGreaterThan(0);
    expect(limit.take("a", 2000)).toBe(0);
  });

  test("one client does not use up another's, but all share one", () => {
    const limit = small();
    const waits = ["a", "a", "b", "b", "c", "d"].map((key) => limit.take(key, 0));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test("either may be unlimited", () => {
    const none = createRateLimit({ client: undefined, total: undefined });
    const total = createRateLimit({ client: undefined, total: { burst: 2, perSecond: 1 } });
    for (let i = 0; i < 1000; i += 1) expect(none.take("a", 0)).toBe(0);
    expect(["a", "b", "c"].map((key) => total.take(key, 0))).toEqual([0, 0, 1]);
  });

  test("of very many clients the longest idle one is forgotten, and no other", () => {
    const limit = createRateLimit({ client: { burst: 1, perSecond: 0.001 }, total: undefined });
    for (let i = 0; i <= 50_000; i += 1) expect(limit.take(`${i}`, 0)).toBe(0);
    expect(limit.take("1", 0)).toBeGreaterThan(0);
    expect(limit.take("0", 0)).toBe(0);
  });

  test("a clock set back takes nothing away", () => {
    const limit = small();
    limit.take("a", 10_000);
    expect(limit.take("a", 0)).toBe(0);
  });
});

test("the flood's last request is told when to come back, and is not stored", async () => {
  const config = {
    rateLimits: { client: perClient, total: undefined },
    trustedHeader: "x-forwarded-for",
  };
  const t = testApp({ config });
  const from = (address: string) =>
    sendForm(t, { ...typed, ...ids }, { "x-forwarded-for": `1.2.3.4, ${address}` });
  for (let i = 0; i < perClient.burst; i += 1) expect((await from("9.9.9.9")).status).toBe(200);
  const refused = await from("9.9.9.9");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect((await from("9.9.9.8")).status).toBe(200);
  t.clock.advance(1);
  expect((await from("9.9.9.9")).status).toBe(200);
  expect(t.store.list()).toHaveLength(perClient.burst + 2);

  const navigate = { "sec-fetch-mode": "navigate", "x-forwarded-for": "9.9.9.9" };
  const page = await sendForm(t, typed, navigate);
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('value="Amina Khan"');
});

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["rubbish", "unknown"],
  ["", "unknown"],
])("%s counts as %s", ([address = "", key]) => {
  expect(clientKey(address)).toBe(key);
});

test("without a trusted proxy its header is anybody's claim", () => {
  const headers = new Headers({ "x-forwarded-for": "1.1.1.1" });
  expect(clientAddress(headers, "2.2.2.2", undefined)).toBe("2.2.2.2");
  expect(clientAddress(headers, "2.2.2.2", "x-forwarded-for")).toBe("1.1.1.1");
  expect(clientAddress(headers, "2.2.2.2", "x-real-ip")).toBe("2.2.2.2");
});
