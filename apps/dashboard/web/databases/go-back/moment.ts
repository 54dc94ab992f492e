/** The moments that can be gone back to, RFC 3339. */
export interface Reach {
  readonly earliest: string;
  readonly latest: string;
}

const LENGTH = 'yyyy-mm-ddThh:mm:ss'.length;
const MINUTE_MS = 60_000;

/** A moment as the browser's input has it: `2026-04-01T12:30:15`, in the zone of the reader. */
export function localText(at: string | number): string {
  const date = new Date(at);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, LENGTH);
}

/** Whether a moment, as the browser's input has it, is one that can be gone back to. */
export function isWithin(local: string, { earliest, latest }: Reach): boolean {
  const at = Date.parse(local);
  return at >= Date.parse(earliest) && at <= Date.parse(latest);
}

/** How long a moment lies back, such as `2 h 5 min`. */
export function agoText(agoMs: number): string {
  const seconds = Math.max(0, Math.round(agoMs / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
