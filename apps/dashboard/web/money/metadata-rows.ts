/** A row of the form: a name and what it stands for. */
export interface MetadataRow {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

type Metadata = Readonly<Record<string, string>>;

let rows = 0;

export const newMetadataRow = (name = '', value = ''): MetadataRow => ({ id: ++rows, name, value });

export const rowsOf = (metadata: Metadata): readonly MetadataRow[] =>
  Object.entries(metadata).map(([name, value]) => newMetadataRow(name, value));

/** What the rows say; those without a name say nothing. */
export const metadataIn = (given: readonly MetadataRow[]): Record<string, string> =>
  Object.fromEntries(
    given.flatMap(({ name, value }) => (name.trim() === '' ? [] : [[name.trim(), value]])),
  );
