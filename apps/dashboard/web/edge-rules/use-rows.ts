import { useState } from 'react';

/** A row that is edited, with a key that stays with it. */
export type Keyed<Row> = Row & { readonly key: number };

/** Rows that are added, changed and taken away. */
export function useRows<Row extends object>(first: readonly Row[]) {
  const [rows, setRows] = useState<readonly Keyed<Row>[]>(() =>
    first.map((row, index) => ({ ...row, key: index })),
  );
  return {
    rows,
    add: (row: Row) =>
      setRows((all) => [...all, { ...row, key: Math.max(-1, ...all.map(({ key }) => key)) + 1 }]),
    change: (key: number, part: Partial<Row>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
  };
}
