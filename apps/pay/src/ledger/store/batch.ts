import { texts } from '@skydeck/database';
import type pg from 'pg';
import { escrowsStore } from '../../escrows/store/escrows.store.js';
import { clocksOf } from '../../test-clocks/ledger-clocks.js';
import type { Account } from '../decide/account.js';
import { Books, type StoredOperation } from '../decide/books.js';
import { decideAll, type Outcome, type Pending } from '../decide/decide.js';
import { FIND_STORED, LOCK_ACCOUNTS } from './batch.sql.js';
import { holdsStore } from './holds.store.js';
import { rowsOf, sendTogether } from './ledger-client.js';
import type { KnownAccounts } from './known-accounts.js';
import { namedIn } from './named-accounts.js';
import { reversiblesStore } from './reversibles.store.js';
import type { ShelfStore } from './shelf-store.js';
import { isAboutRows, runByKnown } from './known-batch.js';
import { writeBooks } from './write-books.js';

/** What the decisions of a batch read and change besides accounts. */
export const SHELVES: readonly ShelfStore[] = [holdsStore, reversiblesStore, escrowsStore];

/** Who asked, for the event that tells of it. */
export interface Asked extends Pending {
  readonly actor: { readonly kind: string; readonly id: string };
  readonly requestId: string | null;
}

/** What a batch knows of the process that it runs in. */
export interface Surroundings {
  readonly nowOf: (tenant: string) => Date;
  readonly known: KnownAccounts;
  /** Called when all accounts are locked that had to be read, with how long that took. */
  readonly onLocked?: (waitedMs: number) => void;
}

/**
 * Decides over commands and writes what follows, in one transaction.
 * @throws when nothing of it, or possibly all of it, was written
 */
export async function runBatch(
  client: pg.Client,
  asked: readonly Asked[],
  surroundings: Surroundings,
): Promise<readonly Outcome[]> {
  return (
    (await runByKnown(client, asked, surroundings)) ??
    (await runByRead(client, asked, surroundings))
  );
}

/** Decides on what is read under locks. */
async function runByRead(
  client: pg.Client,
  asked: readonly Asked[],
  { nowOf, known, onLocked }: Surroundings,
): Promise<readonly Outcome[]> {
  sendTogether(client);
  const begun = client.query('begin');
  const mentioned = await mentionedRows(client, { asked, begun });
  const ids = namedIn(asked);
  for (const { store, rows } of mentioned) {
    for (const row of rows) for (const id of store.accountsOf(row)) ids.add(id);
  }
  known.drop(ids);
  const askedAtMs = performance.now();
  sendTogether(client);
  // The rows are read once more: only now is nobody else changing them.
  const [accounts, stored, clocks, found] = await Promise.all([
    rowsOf<Account>(client, LOCK_ACCOUNTS, [texts([...ids])]).finally(() =>
      onLocked?.(performance.now() - askedAtMs),
    ),
    rowsOf<StoredOperation>(client, FIND_STORED, [
      texts(asked.map(({ tenant }) => tenant)),
      texts(asked.map(({ key }) => key)),
    ]),
    clocksOf(client, asked),
    findRows(client, asked),
    begun,
  ]);
  const books = new Books(accounts, stored);
  for (const { store, rows } of found) books.put(store.shelf, rows);
  const outcomes = decideAll(books, asked, (tenant) => clocks.get(tenant) ?? nowOf(tenant));
  await writeBooks(client, books, asked);
  known.put(accounts);
  return outcomes;
}

/** Rows whose accounts are to be locked; most batches are about none, and lose no time on them. */
async function mentionedRows(
  client: pg.Client,
  { asked, begun }: { readonly asked: readonly Asked[]; readonly begun: Promise<unknown> },
) {
  if (!isAboutRows(asked)) return [];
  const [found] = await Promise.all([findRows(client, asked), begun]);
  return found;
}

async function findRows(client: pg.Client, asked: readonly Asked[]) {
  const found = SHELVES.map(async (store) => {
    const ids = new Set(asked.flatMap(({ command }) => store.shelf.idsOf(command)));
    return { store, rows: ids.size > 0 ? await store.find(client, [...ids]) : [] };
  });
  return Promise.all(found);
}
