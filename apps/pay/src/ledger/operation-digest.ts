import { hash } from 'node:crypto';
import type { Entry, Operation } from './decide/operation.js';

/**
 * SHA-256 of all that is said of an operation and of its entries, in the order of their accounts. Its
 * number is not in it: numbers are taken when it is written.
 */
export function digestOf(operation: Operation, entries: readonly Entry[]): Buffer {
  return digestOfLine([
    operation.id,
    operation.key,
    operation.fingerprint.toString('hex'),
    operation.kind,
    operation.code,
    operation.ref,
    operation.amount === null ? null : String(operation.amount),
    operation.result,
    operation.effectiveAt.getTime(),
    operation.createdAt.getTime(),
    entries
      .toSorted(byAccount)
      .map(({ account, version, amount, balanceAfter, createdAt }) => [
        account.id,
        version,
        String(amount),
        String(balanceAfter),
        account.currency,
        createdAt.getTime(),
      ]),
  ]);
}

/** The same of what was read again; Postgres keeps `jsonb` in an order of its own. */
export const digestOfLine = (line: readonly unknown[]): Buffer =>
  hash('sha256', JSON.stringify(inOrder(line)), 'buffer');

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const sorted: Record<string, unknown> = {};
  const given = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given).toSorted()) sorted[name] = inOrder(given[name]);
  return sorted;
}

const byAccount = (a: Entry, b: Entry): number => {
  if (a.account === b.account) return a.version - b.version;
  return a.account.id < b.account.id ? -1 : 1;
};
