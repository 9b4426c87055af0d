import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { newCertificate } from "#tests/support/faults/certificate.ts";
import { checkFamilies } from "./families.ts";

async function listen(certificate: object, host: string, port = 0): Promise<number> {
  const server = createServer(certificate);
  await once(server.listen(port, host), "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port; // of a server that listens on TCP
}

const both = async () => [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

test("a name with addresses of both families has to answer at both, as itself", async () => {
  const { key, text: cert } = newCertificate();
  const port = await listen({ key, cert }, "127.0.0.1");
  const found = (name: string) => checkFamilies(`https://${name}:${port}`, both, cert);
  const text = expect.stringMatching(/over IPv6, at ::1 \(ECONNREFUSED\)/);
  expect(await found("www.example.com")).toMatchObject([{ state: "wrong", text }]);
  await listen({ key, cert }, "::1", port);
  expect(await found("www.example.com")).toEqual([]);
  expect(await found("other.example.com")).toHaveLength(2);
});
