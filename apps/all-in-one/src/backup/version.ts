import { readFileSync } from 'node:fs';

/** The version of this Skydeck. */
export function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const numbers = (text: string) => text.split(/[.-]/, 3).map(Number);

/** Whether a version is later than another, by its three numbers. */
export function isLater(one: string, other: string): boolean {
  const [left, right] = [numbers(one), numbers(other)];
  const at = left.findIndex((number, place) => number !== right[place]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
}
