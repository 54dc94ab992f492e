import type { LedgerCommand } from '../command.js';

/** Rows besides accounts that commands read and change while the accounts are locked. */
export interface Shelf<Row extends ShelfRow> {
  readonly name: string;
  /** Identifiers of the rows that a command is about. */
  readonly idsOf: (command: LedgerCommand) => readonly string[];
  /** Only for the type. */
  readonly row?: Row;
}

export interface ShelfRow {
  readonly id: string;
  readonly tenant: string;
}

export function shelf<Row extends ShelfRow>(
  name: string,
  idsOf: (command: LedgerCommand) => readonly string[],
): Shelf<Row> {
  return { name, idsOf };
}
