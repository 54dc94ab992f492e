import type pg from 'pg';
import type { Shelf, ShelfRow } from '../decide/shelf.js';

/** Where the rows of a shelf are kept. */
export interface ShelfStore<Row extends ShelfRow = ShelfRow> {
  readonly shelf: Shelf<Row>;
  /** Rows by their identifiers, in any order. */
  readonly find: (client: pg.Client, ids: readonly string[]) => Promise<readonly Row[]>;
  /** Accounts that are locked while a row is changed. They are the same for the row's whole life. */
  readonly accountsOf: (row: Row) => readonly string[];
  /** Writes rows that are new or were changed. */
  readonly save: (client: pg.Client, rows: readonly Row[]) => Promise<unknown>;
}

/** For lists of stores of several kinds of rows. */
export const shelfStore = <Row extends ShelfRow>(store: ShelfStore<Row>): ShelfStore =>
  store as unknown as ShelfStore;
