/* Access throws where storage is blocked; nothing is remembered then. */

type Kind = "localStorage" | "sessionStorage";

export function stored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

export function store(kind: Kind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value);
  } catch {}
}
