import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tempDir } from "#server/testing/temp.ts";

/** Makes a certificate for 127.0.0.1 and www.example.com, signed by itself. */
export function newCertificate() {
  const dir = tempDir();
  const [keyFile, file] = [join(dir, "key.pem"), join(dir, "certificate.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = "subjectAltName=IP:127.0.0.1,DNS:www.example.com";
  const holder = ["-days", "1", "-subj", "/CN=test", "-addext", names];
  const files = ["-keyout", keyFile, "-out", file];
  execFileSync("openssl", ["req", ...kind, ...holder, ...files], { stdio: "ignore" });
  const [key, text] = [keyFile, file].map((it) => readFileSync(it, "utf8"));
  return { file, keyFile, key, text };
}
