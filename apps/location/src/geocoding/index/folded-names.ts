import { formsOf } from '../text/words.js';

const MOST_PARTS = 24;

/** The words of a name, each with all that it may be written as. */
export type FoldedName = readonly (readonly string[])[];

/** Each of the names of a place once, in its words. */
export function foldedNames(names: Readonly<Record<string, string>>): FoldedName[] {
  return Array.from(new Set(Object.values(names)), (name) =>
    name
      .split(/[\s,;()/-]+/)
      .map(formsOf)
      .filter(({ length }) => length > 0)
      .slice(0, MOST_PARTS),
  );
}
