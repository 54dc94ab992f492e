import { usageError } from '../failures/cli-error.js';
import type { Column, Columns } from './answer.js';

/** The columns to show: those the person named, else the command's own. */
export function chooseColumns(
  own: Columns,
  wanted: readonly string[] | undefined,
  items: readonly object[],
): readonly Column[] {
  const columns = own.map((column) => (typeof column === 'string' ? { path: column } : column));
  if (!wanted) return columns;
  return wanted.map((name) => findColumn(name, columns, items));
}

function findColumn(name: string, own: readonly Column[], items: readonly object[]): Column {
  const known = own.find(
    (column) => column.path === name || titleOf(column) === name.toUpperCase(),
  );
  if (known) return known;
  if (items.some((item) => hasPath(item, name))) return { path: name };
  const names = new Set([...own.map(({ path }) => path), ...items.flatMap(Object.keys)]);
  throw usageError(
    `There is no column "${name}".`,
    `Columns: ${[...names].toSorted().join(', ')}; nested fields with a dot.`,
  );
}

/** The heading of a column. */
export function titleOf({ path, title }: Column): string {
  return (title ?? path.split('.').at(-1) ?? path).replaceAll('_', ' ').toUpperCase();
}

/** Reads the value at a path; undefined where something on the way is absent. */
export function valueAt(item: unknown, path: string): unknown {
  let value = item;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function hasPath(item: object, path: string): boolean {
  return valueAt(item, path) !== undefined;
}
