import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';
import { cursors, type Position } from './cursor-seal.js';
import type { Page } from './enveloped.js';

/** Query parameters of every list: `limit` 1–100 (20 when not given) and `cursor`. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Most items to return.'),
  cursor: z.string().max(512).optional().describe('`next_cursor` of the page before.'),
});
export type PageQuery = z.output<typeof PageQuery>;

/**
 * Reads a cursor made by `pageFrom` for the same list: the identifier of the last item seen.
 * Identifiers sort by time, so a page stays stable while items are added.
 */
export function readCursor(cursor: string | undefined, list = ''): string | null {
  return readPosition(cursor, list)?.id ?? null;
}

/** Reads a cursor of a list; null without one. @throws `validation_failed` */
export function readPosition(cursor: string | undefined, list: string): Position | null {
  if (cursor === undefined) return null;
  const position = cursors().read(list, cursor);
  if (position) return position;
  throw CommonErrors.validation_failed({
    issues: [
      { location: 'query.cursor', code: 'invalid', message: 'This is not a cursor of this list.' },
    ],
  });
}

/** Makes a page of rows that were read with one row more than the limit, newest first. */
export function pageFrom<Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  list = '',
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toItem),
    limit,
    nextCursor: last ? cursors().write(list, { id: last.id }) : null,
  };
}
