import type { Entry } from '../../api/wallet-entries.js';

const KINDS: Readonly<Record<string, string>> = {
  transfer: 'Transfer',
  posting: 'Posting',
  reverse: 'Reversal',
  capture: 'Capture of a hold',
};

/** What booked an entry, in a word. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return KINDS[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry is known by. */
export const titleOf = ({ description, reference, operation }: Entry): string =>
  description ?? reference ?? kindName(operation.kind);

/** What else is known of it, without saying it twice. */
export function noteOf(entry: Entry): string {
  const kind = kindName(entry.operation.kind);
  return kind === titleOf(entry) ? `no. ${entry.version}` : `${kind} · no. ${entry.version}`;
}

/** Payments that have a page among the transfers. */
const PAGED = /^(txn|pst|rev)_/;

export const hasPage = ({ operation: { id, kind } }: Entry): boolean =>
  PAGED.test(id) && ['transfer', 'posting', 'reverse'].includes(kind);
