import { newId } from '@skydeck/ids';
import type pg from 'pg';
import type { Books } from '../decide/books.js';
import type { Operation } from '../decide/operation.js';
import { addUsage } from './add-usage.js';
import { type Asked, SHELVES } from './batch.js';
import { ADD_ENTRIES, ADD_EVENTS, ADD_OPERATIONS } from './batch.sql.js';
import { rowsOf } from './ledger-client.js';

interface Circumstances {
  readonly asked: readonly Asked[];
  /** One for each operation at least. */
  readonly numbers: readonly string[];
}

/** Writes what was noted, and commits. @throws when it is not known to be committed */
export async function writeBooks(
  client: pg.Client,
  books: Books,
  circumstances: Circumstances,
): Promise<void> {
  const writing: Promise<unknown>[] = [];
  if (books.operations.length > 0) writing.push(addOperations(client, books, circumstances));
  writing.push(addUsage(client, books.operations));
  if (books.touched.size > 0) writing.push(addEntries(client, books, circumstances));
  for (const { shelf, save } of SHELVES) {
    const rows = books.changed(shelf);
    if (rows.length > 0) writing.push(save(client, rows));
  }
  // All of them are waited for together: each fails when the connection is lost.
  const [{ command }] = await Promise.all([client.query('commit'), ...writing]);
  // After a failure Postgres rolls back, and says so without an error.
  if (command !== 'COMMIT') throw new Error('The batch was rolled back.');
}

function addOperations(client: pg.Client, { operations }: Books, of: Circumstances) {
  const results = operations.map(({ result }) => JSON.stringify(result));
  const each = <Value>(read: (operation: Operation, place: number) => Value) =>
    operations.map(read);
  const adding = rowsOf(client, ADD_OPERATIONS, [
    each(({ tenant }) => tenant),
    each((_operation, place) => of.numbers[place]),
    each(({ id }) => id),
    each(({ key }) => key),
    each(({ fingerprint }) => fingerprint),
    each(({ kind }) => kind),
    each(({ code }) => code),
    each(({ ref }) => ref),
    each(({ amount }) => (amount === null ? null : String(amount))),
    each(({ effectiveAt }) => effectiveAt.getTime()),
    each(({ createdAt }) => createdAt.getTime()),
    listOf(results),
  ]);
  return Promise.all([adding, addEvents(client, { operations, results, asked: of.asked })]);
}

interface Told {
  readonly operations: readonly Operation[];
  readonly results: readonly string[];
  readonly asked: readonly Asked[];
}

async function addEvents(client: pg.Client, { operations, results, asked }: Told): Promise<void> {
  const askedOf = new Map(asked.map((one) => [one.id, one]));
  const told = operations.flatMap((operation, place) => {
    const { id, event, ref, tenant, createdAt } = operation;
    const by = askedOf.get(id);
    if (event === null || !by) return [];
    const result = results[place] ?? '{}';
    return [{ event, tenant, subject: ref ?? id, ms: createdAt.getTime(), result, by }];
  });
  if (told.length === 0) return;
  await rowsOf(client, ADD_EVENTS, [
    told.map(({ ms }) => newId('evt', ms)),
    told.map(({ event }) => event),
    told.map(({ tenant }) => tenant),
    told.map(({ subject }) => subject),
    told.map(({ by }) => by.requestId),
    told.map(({ ms }) => ms),
    listOf(told.map(({ result }) => result)),
    listOf(told.map(({ by }) => JSON.stringify(by.actor))),
  ]);
}

/** A list of JSON of what is JSON already. */
const listOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;

async function addEntries(client: pg.Client, { entries, touched }: Books, of: Circumstances) {
  const accounts = [...touched];
  const { rowCount } = await client.query({
    ...ADD_ENTRIES,
    values: [
      entries.map(({ account }) => account.key),
      entries.map(({ version }) => version),
      entries.map(({ operation }) => of.numbers[operation]),
      entries.map(({ amount }) => String(amount)),
      entries.map(({ balanceAfter }) => String(balanceAfter)),
      entries.map(({ account }) => account.currency),
      entries.map(({ effectiveAt }) => effectiveAt.getTime()),
      entries.map(({ createdAt }) => createdAt.getTime()),
      accounts.map(({ key }) => key),
      accounts.map(({ posted }) => String(posted)),
      accounts.map(({ held }) => String(held)),
      accounts.map(({ version }) => version),
      accounts.map(({ lastAt }) => lastAt?.getTime() ?? null),
    ],
  });
  if (rowCount !== accounts.length) throw new Error('An account has gone while it was locked.');
}
