import type { EdgeRules } from '../api/shapes.js';

type HeaderRule = NonNullable<EdgeRules['headers']>[number];

/** One header of answers: set to a value, or taken off. */
export interface HeaderRow {
  readonly path: string;
  readonly name: string;
  readonly value: string;
  readonly isRemoved: boolean;
}

/** The rules of headers, a row for each header. */
export function rowsOf(rules: readonly HeaderRule[]): HeaderRow[] {
  return rules.flatMap(({ path = '', set, remove }) => [
    ...Object.entries(set).map(([name, value]) => ({ path, name, value, isRemoved: false })),
    ...remove.map((name) => ({ path, name, value: '', isRemoved: true })),
  ]);
}

/** Rows as rules again: those of the same path are one, in the order in which they first come. */
export function rulesOf(rows: readonly HeaderRow[]): HeaderRule[] {
  const paths = [...new Set(rows.map(({ path }) => path.trim()))];
  return paths.map((path) => ruleOf(path, rows));
}

function ruleOf(path: string, rows: readonly HeaderRow[]): HeaderRule {
  const own = rows.filter((row) => row.path.trim() === path && row.name.trim() !== '');
  const set = own.filter(({ isRemoved }) => !isRemoved);
  const removed = own.filter(({ isRemoved }) => isRemoved);
  return {
    ...(path === '' ? {} : { path }),
    set: Object.fromEntries(set.map(({ name, value }) => [name.trim(), value])),
    remove: removed.map(({ name }) => name.trim()),
  };
}
