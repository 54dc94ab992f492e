import { hash } from 'node:crypto';
import type { LedgerCommand } from './command.js';

/** SHA-256 of a command, the same for every order of its fields and for every way to leave one out. */
export const fingerprintOf = (command: LedgerCommand): Buffer =>
  hash('sha256', JSON.stringify(command, canonical), 'buffer');

function canonical(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
