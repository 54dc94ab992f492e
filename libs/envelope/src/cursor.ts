import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';
import type { Page } from './enveloped.js';

/** Query parameters of every list: `limit` 1–100 (20 when not given) and `cursor`. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Most items to return.'),
  cursor: z.string().max(512).optional().describe('`next_cursor` of the page before.'),
});
export type PageQuery = z.output<typeof PageQuery>;

/**
 * Reads a cursor made by `pageFrom`: the identifier of the last item seen.
 * Identifiers sort by time, so a page stays stable while items are added.
 */
export function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const id = Buffer.from(cursor, 'base64url').toString('utf8');
  if (/^[a-z]{2,4}_[0-9a-z]{26}$/.test(id)) return id;
  throw CommonErrors.validation_failed({
    issues: [
      { location: 'query.cursor', code: 'invalid', message: 'This is not a cursor of ours.' },
    ],
  });
}

/** Makes a page of rows that were read with one row more than the limit. */
export function pageFrom<Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toItem),
    limit,
    nextCursor: last ? Buffer.from(last.id).toString('base64url') : null,
  };
}
