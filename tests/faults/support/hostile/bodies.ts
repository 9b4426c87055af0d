import { applicationIds, applied } from "../../../../server/testing/application.ts";
import { ids, typed } from "../../../../server/testing/app.ts";
import type { Random } from "../random.ts";
import { hostileNames, hostileValues } from "./names.ts";

export type Body = { type: string; bytes: Buffer };

const boundary = "----gates0123456789";

/** A form's fields, some of them with names or values nobody would choose. */
function fieldsOf(random: Random, tag: string): [string, string][] {
  const isJob = random.chance(0.3);
  const form = isJob ? { ...applied, ...applicationIds } : { ...typed, ...ids };
  const fields: [string, string][] = Object.entries({
    ...form,
    [isJob ? "full_name" : "name"]: tag,
  });
  while (random.chance(0.4)) {
    const place = random.int(0, fields.length - 1);
    const one = fields[place];
    if (one === undefined) continue;
    if (random.chance(0.5)) one[random.int(0, 1)] = random.pick(hostileValues);
    else fields.push([random.pick(hostileNames), random.pick(hostileValues)]);
  }
  if (random.chance(0.05)) {
    for (let i = 0; i < 60; i += 1) fields.push([`field${i}`, "x"]);
  }
  return fields;
}

const fileNames = [
  "cv.pdf",
  "../../etc/passwd",
  "cv.pdf\0.exe",
  "CON.pdf",
  `${"n".repeat(1500)}.pdf`,
  "cv.docx",
  "cv.doc",
  "",
] as const;

const fileStarts = ["%PDF-1.7\n", "PK\x03\x04", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "MZ", ""];

const extraHeaders = [
  "",
  "Content-Type: text/plain; charset=utf-16\r\n",
  "Content-Type: multipart/mixed; boundary=inner\r\n",
  "Content-Transfer-Encoding: base64\r\n",
  `X-Long: ${"x".repeat(3000)}\r\n`,
  "Content-Disposition: form-data; name=other\r\n",
  "X: y\r\n".repeat(20),
  ": nameless\r\n",
] as const;

export function multipartBody(random: Random, tag: string): Body {
  const text = fieldsOf(random, tag).map(([name, value]) => {
    const extra = random.chance(0.05) ? random.pick(extraHeaders) : "";
    const head = `Content-Disposition: form-data; name="${name}"\r\n${extra}\r\n`;
    return Buffer.from(`--${boundary}\r\n${head}${value}\r\n`);
  });
  for (let files = random.pick([0, 0, 1, 1, 2]); files > 0; files -= 1) {
    const name = random.chance(0.8) ? "resume" : random.pick(hostileNames);
    const disposition = `form-data; name="${name}"; filename="${random.pick(fileNames)}"`;
    const head = `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`;
    const content = Buffer.from(random.pick(fileStarts), "latin1");
    const bytes = random.bytes(random.int(0, random.chance(0.02) ? 6_000_000 : 5000));
    text.push(Buffer.concat([Buffer.from(head), content, bytes, Buffer.from("\r\n")]));
  }
  const bytes = Buffer.concat([...text, Buffer.from(`--${boundary}--\r\n`)]);
  const types = [`multipart/form-data; boundary=${boundary}`, "multipart/form-data"];
  const odd = `multipart/form-data; boundary=${"b".repeat(80)}; boundary="${boundary}"`;
  return { type: random.chance(0.95) ? (types[0] ?? "") : random.pick([...types, odd]), bytes };
}

export function urlencodedBody(random: Random, tag: string): Body {
  const text = new URLSearchParams(fieldsOf(random, tag)).toString();
  const broken = ["%", "%zz", "%ff", "&&&==", "=&=", `${"&a=b".repeat(100)}`, "+%2B+"];
  return {
    type: "application/x-www-form-urlencoded",
    bytes: Buffer.from(random.chance(0.5) ? text : `${text}${random.pick(broken)}`),
  };
}

export function jsonBody(random: Random, tag: string): Body {
  const params = { ...typed, name: tag };
  const good = JSON.stringify({ ...ids, template_params: params });
  const [name, value] = [random.pick(hostileNames), random.pick(hostileValues)];
  const odd = [
    good.replace('"name":', `${JSON.stringify(name)}:${JSON.stringify(value)},"name":`),
    good.replace('"name":', '"__proto__":{"admin":true},"constructor":{"prototype":1},"name":'),
    `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
    `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
    good.replace(`"${tag}"`, '"\\ud800\\u0000\\uffff"'),
    good.replace(`"${tag}"`, random.pick(["1e999", "null", "true", "[]", "{}", "NaN", "0x1"])),
    `\ufeff${good}`,
    `${good}${good}`,
    random.pick(["null", "[]", '"x"', "1", "", "{}", '{"template_params":[]}']),
    good,
  ];
  return { type: "application/json", bytes: Buffer.from(random.pick(odd)) };
}
