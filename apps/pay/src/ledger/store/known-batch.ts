import pg from 'pg';
import { isTest } from '../../test-clocks/ledger-clocks.js';
import { Books } from '../decide/books.js';
import { decideAll, type Outcome } from '../decide/decide.js';
import { type Asked, SHELVES, type Surroundings } from './batch.js';
import { namedIn } from './named-accounts.js';
import { writeBooks } from './write-books.js';

/** An account was written by others meanwhile, or a key is known. */
const MISTAKEN = new Set(['P0502', '23505']);

/** Whether commands are about rows besides accounts. */
export const isAboutRows = (asked: readonly Asked[]): boolean =>
  SHELVES.some(({ shelf }) => asked.some(({ command }) => shelf.idsOf(command).length > 0));

/**
 * Decides on accounts as the batch before left them, without reading anything: one round trip. It does
 * so only when all commands are done and change all accounts that they were decided on, as what is written
 * is compared with the rows, and what is refused would be compared with nothing.
 * @returns null when it has written nothing and the accounts have to be read
 * @throws when nothing of it, or possibly all of it, was written
 */
export async function runByKnown(
  client: pg.Client,
  asked: readonly Asked[],
  { nowOf, known }: Surroundings,
): Promise<readonly Outcome[] | null> {
  if (isAboutRows(asked) || asked.some(({ tenant }) => isTest(tenant))) return null;
  const accounts = known.take(namedIn(asked));
  if (!accounts) return null;
  const books = new Books(accounts, []);
  const outcomes = decideAll(books, asked, nowOf);
  const isDone = outcomes.every((one) => one.kind === 'decided' && one.operation.code === null);
  if (isDone && books.touched.size === accounts.length) {
    try {
      await writeBooks(client, books, asked, { begins: true });
      known.put(accounts);
      known.agreed();
      return outcomes;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !MISTAKEN.has(error.code ?? '')) throw error;
      await client.query('rollback');
    }
  }
  known.erred();
  return null;
}
