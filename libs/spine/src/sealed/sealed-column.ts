/** What seals the values of a column, and seals them anew under the secret in force. */
export interface RenewingBox<Sealed> {
  /** Null when the value is under the secret in force already. @throws when no secret opens it */
  renew(sealed: Sealed, owner: string): Sealed | null;
}

/** A column whose values are sealed with a key of the service secret. Names are of our own code. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key; its columns are texts. */
  readonly key: readonly string[];
  /** In SQL, for whom a value is sealed, such as `id` or `'hook ' || app_id`. */
  readonly owner: string;
  /** Whether it is a `jsonb` that has sealed values somewhere in it: its box is given the text of it. */
  readonly isJson?: boolean;
  readonly box: RenewingBox<Buffer> | RenewingBox<string>;
}

/** A row of a sealed column. */
export interface SealedRow {
  readonly key: string[];
  readonly owner: string;
  readonly sealed: Buffer | string;
}

/** Columns of one table that are sealed for the row itself. */
export function sealedFor(
  table: string,
  columns: readonly string[],
  { key = 'id', owner = key, box }: { key?: string; owner?: string; box: SealedColumn['box'] },
): SealedColumn[] {
  return columns.map((column) => ({ table, column, key: [key], owner, box }));
}
