import { hash } from 'node:crypto';

/** SHA-256 (hexadecimal) of a value, the same for every order of the members of its objects. */
export function fingerprintOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value, ordered) ?? '');
}

function ordered(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
