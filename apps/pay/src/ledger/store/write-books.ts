import { byteas, float8s, int8s, int8sOfNumbers, texts, xids } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import type pg from 'pg';
import type { Account } from '../decide/account.js';
import type { Books } from '../decide/books.js';
import { addUsage } from './add-usage.js';
import { type Asked, SHELVES } from './batch.js';
import { WRITE_BOOKS } from './batch.sql.js';
import { digestOf } from '../operation-digest.js';
import { rowsOf, sendTogether } from './ledger-client.js';

/** Writes what was noted, and commits. @throws when it is not known to be committed */
export async function writeBooks(
  client: pg.Client,
  books: Books,
  asked: readonly Asked[],
  { begins = false } = {},
): Promise<void> {
  sendTogether(client);
  const writing: Promise<unknown>[] = begins ? [client.query('begin')] : [];
  const isEmpty = books.operations.length === 0 && books.touched.size === 0;
  if (!isEmpty) writing.push(write(client, books, asked));
  writing.push(addUsage(client, books.operations));
  for (const { shelf, save } of SHELVES) {
    const rows = books.changed(shelf);
    if (rows.length > 0) writing.push(save(client, rows));
  }
  const committing = client.query('commit');
  // All of them are waited for: each fails when the connection is lost. The first tells why; those after
  // it say only that something failed.
  const ended = await Promise.allSettled([...writing, committing]);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const { command } = await committing;
  // After a failure Postgres rolls back, and says so without an error.
  if (command !== 'COMMIT') throw new Error('The batch was rolled back.');
}

async function write(client: pg.Client, books: Books, asked: readonly Asked[]): Promise<void> {
  // In one order, so that two batches never wait for one another.
  const accounts = [...books.touched].toSorted((a, b) => Number(a.key) - Number(b.key));
  const [written] = await rowsOf<{ writtenBy: number }>(client, WRITE_BOOKS, [
    books.operations.length,
    ...operationsOf(books),
    ...eventsOf(books, asked),
    ...entriesOf(books),
    ...balancesOf(accounts),
    digestsOf(books),
    xids(accounts.map(({ writtenBy = 0 }) => writtenBy)),
  ]);
  for (const account of accounts) account.writtenBy = written?.writtenBy;
}

function operationsOf({ operations }: Books): Buffer[] {
  return [
    texts(operations.map(({ tenant }) => tenant)),
    texts(operations.map(({ id }) => id)),
    texts(operations.map(({ key }) => key)),
    byteas(operations.map(({ fingerprint }) => fingerprint)),
    texts(operations.map(({ kind }) => kind)),
    texts(operations.map(({ code }) => code)),
    texts(operations.map(({ ref }) => ref)),
    int8s(operations.map(({ amount }) => amount)),
    float8s(operations.map(({ effectiveAt }) => effectiveAt.getTime())),
    float8s(operations.map(({ createdAt }) => createdAt.getTime())),
  ];
}

/** The documents of operations, and the events that tell of them. */
function eventsOf({ operations }: Books, asked: readonly Asked[]): (Buffer | string)[] {
  const askedOf = new Map(asked.map((one) => [one.id, one]));
  const by = operations.map(({ id }) => askedOf.get(id));
  const ids = operations.map(({ event, createdAt }) =>
    event === null ? null : newId('evt', createdAt.getTime()),
  );
  return [
    listOf(operations.map(({ result }) => JSON.stringify(result))),
    texts(ids),
    texts(operations.map(({ event }) => event)),
    texts(operations.map(({ ref, id }) => ref ?? id)),
    texts(by.map((one) => one?.requestId ?? null)),
    listOf(by.map((one) => JSON.stringify(one?.actor ?? null))),
  ];
}

/** A list of JSON of what is JSON already. */
const listOf = (documents: readonly string[]): string => `[${documents.join(',')}]`;

function entriesOf({ entries }: Books): Buffer[] {
  return [
    int8s(entries.map(({ account }) => BigInt(account.key))),
    int8sOfNumbers(entries.map(({ version }) => version)),
    // Places count from 1 where numbers are taken.
    int8sOfNumbers(entries.map(({ operation }) => operation + 1)),
    int8s(entries.map(({ amount }) => amount)),
    int8s(entries.map(({ balanceAfter }) => balanceAfter)),
    texts(entries.map(({ account }) => account.currency)),
    float8s(entries.map(({ effectiveAt }) => effectiveAt.getTime())),
    float8s(entries.map(({ createdAt }) => createdAt.getTime())),
  ];
}

function balancesOf(accounts: readonly Account[]): Buffer[] {
  return [
    int8s(accounts.map(({ key }) => BigInt(key))),
    int8s(accounts.map(({ posted }) => posted)),
    int8s(accounts.map(({ held }) => held)),
    int8sOfNumbers(accounts.map(({ version }) => version)),
    float8s(accounts.map(({ lastAt }) => lastAt?.getTime() ?? null)),
  ];
}

/** Entries follow one another as their operations do. */
function digestsOf({ operations, entries }: Books): Buffer {
  let from = 0;
  const digests = operations.map((operation, place) => {
    let to = from;
    while (entries[to]?.operation === place) to++;
    const own = entries.slice(from, to);
    from = to;
    return digestOf(operation, own);
  });
  return byteas(digests);
}
