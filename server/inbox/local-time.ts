const two = (value: number) => String(value).padStart(2, "0");

/**
 * An ISO time as the clock on the wall of whoever reads it (TZ, or the machine's zone):
 * `2026-11-21 14:05`. By hand, because Intl takes several times as long for a list of thousands.
 */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
