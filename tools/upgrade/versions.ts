const form = /^[~^=v]*(\d+\.\d+\.\d+)(-.+)?$/;
const { compare } = new Intl.Collator("en", { numeric: true });

export const isVersion = (text: string): boolean => form.test(text);

/** @returns whether a version (`1.2.0`, `5.0.0-beta.4`, `^2.0.1`) is later than another */
export function isLater(version: string, than: string): boolean {
  const [, one = "", beta = ""] = form.exec(version) ?? [];
  const [, other = "", otherBeta = ""] = form.exec(than) ?? [];
  if (one !== other) return compare(one, other) > 0;
  return beta === "" || otherBeta === "" ? otherBeta !== "" : compare(beta, otherBeta) > 0;
}
