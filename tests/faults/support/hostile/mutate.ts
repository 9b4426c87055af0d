import type { Random } from "../random.ts";

type Mutation = (body: Buffer, random: Random) => Buffer;

const at = (body: Buffer, random: Random) => random.int(0, Math.max(0, body.length - 1));

const mutations: Mutation[] = [
  (body, random) => body.subarray(0, at(body, random)),
  (body, random) => body.subarray(at(body, random)),
  (body, random) => {
    const copy = Buffer.from(body);
    for (let i = random.int(1, 20); i > 0 && copy.length > 0; i -= 1) {
      copy[at(copy, random)] = random.int(0, 255);
    }
    return copy;
  },
  (body, random) => {
    const place = at(body, random);
    const more = random.bytes(random.int(1, 500));
    return Buffer.concat([body.subarray(0, place), more, body.subarray(place)]);
  },
  (body, random) => {
    const [from, to] = [at(body, random), at(body, random)].toSorted((a, b) => a - b);
    return Buffer.concat([body, body.subarray(from, to), body]);
  },
  (body, random) => {
    const [from, to] = [at(body, random), at(body, random)].toSorted((a, b) => a - b);
    return Buffer.concat([body.subarray(0, from), body.subarray(to)]);
  },
  (body) => Buffer.from(body.toString("latin1").replaceAll("\r\n", "\n"), "latin1"),
  (body) => Buffer.from(body.toString("latin1").replaceAll("\r\n", "\r\n\r\n"), "latin1"),
  (body, random) => Buffer.concat([body, random.bytes(random.int(1, 300_000))]),
  (_, random) => random.bytes(random.int(0, 5000)),
];

/** Spoils bytes in one way or several; now and then not at all. */
export function mutated(body: Buffer, random: Random): Buffer {
  let result = body;
  for (let times = random.pick([0, 1, 1, 1, 2, 3]); times > 0; times -= 1) {
    result = random.pick(mutations)(result, random);
  }
  return result;
}
