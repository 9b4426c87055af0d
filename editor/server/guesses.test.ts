import { expect, test } from "vitest";
import { createGuesses } from "./guesses.ts";

const minute = 60_000;
const right = async () => true;
const wrong = async () => false;

function guesses() {
  let time = 0;
  const pauses: number[] = [];
  const it = createGuesses(
    () => time,
    async (ms) => {
      pauses.push(ms);
      time += ms;
    },
  );
  const from = (key: string, isKnown = false) => ({ key, isKnown });
  return { ...it, from, pauses, pass: (ms: number) => (time += ms) };
}

test("a client has five guesses a minute", async () => {
  const { check, from, pass } = guesses();
  for (let count = 0; count < 5; count += 1) expect(await check(from("a"), wrong)).toBe(false);
  expect(await check(from("a"), right)).toBe("wait");
  expect(await check(from("b"), right)).toBe(true);
  pass(minute);
  expect(await check(from("a"), right)).toBe(true);
});

test("one at a time: many at once do not help, and cost no memory", async () => {
  const { check, from } = guesses();
  const results = await Promise.all(Array.from({ length: 20 }, () => check(from("a"), wrong)));
  expect(results.filter((it) => it === false)).toHaveLength(1);
  let running = 0;
  let most = 0;
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 1));
    running -= 1;
    return false;
  };
  await Promise.all(Array.from({ length: 20 }, (_, it) => check(from(`client ${it}`), slow)));
  expect(most).toBe(1);
});

test("many strangers slow down all strangers, and refuse nobody who knows the password", async () => {
  const { check, from, pauses } = guesses();
  for (let count = 0; count < 40; count += 1) await check(from(`stranger ${count}`), wrong);
  expect(pauses).toHaveLength(20);
  expect(await check(from("the owner, elsewhere"), right)).toBe(true);
  expect(pauses).toHaveLength(21);
});

test("a browser that has signed in before waits for no stranger, and has its own guesses", async () => {
  const { check, from, pauses } = guesses();
  const held = Promise.withResolvers<boolean>();
  const stranger = check(from("a stranger"), () => held.promise);
  expect(await check(from("a browser", true), right)).toBe(true);
  held.resolve(false);
  await stranger;
  for (let count = 0; count < 5; count += 1) await check(from("a browser", true), wrong);
  expect(await check(from("a browser", true), right)).toBe("wait");
  expect(pauses).toEqual([]);
});
