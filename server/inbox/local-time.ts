/**
 * An ISO time as the clock on the wall of whoever reads it (TZ, or the machine's zone):
 * `2026-11-21 14:05`. Intl would take several times as long for a list of thousands.
 */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
