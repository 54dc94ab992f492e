import { newId } from '@skydeck/ids';
import { PageQuery, pageFrom, readCursor } from './cursor.js';

const rows = (count: number) => Array.from({ length: count }, () => ({ id: newId('app') }));

describe('pages', () => {
  it('hold at most the limit, and lead to the next by the last item seen', () => {
    const found = rows(4);
    const page = pageFrom(found, 3, ({ id }) => id);
    expect(page.items).toEqual(found.slice(0, 3).map(({ id }) => id));
    expect(readCursor(page.nextCursor ?? undefined)).toBe(found[2]?.id);
  });

  it.each([0, 2, 3])('are the last ones with %i of 3 rows', (count) => {
    expect(pageFrom(rows(count), 3, ({ id }) => id).nextCursor).toBeNull();
  });

  it('begin without a cursor', () => {
    expect(readCursor(undefined)).toBeNull();
  });

  it.each(['', 'x', 'YXBw', '%00', "' or 1=1", Buffer.from('app_short').toString('base64url')])(
    '422: refuse the cursor %j',
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow(
        expect.objectContaining({ code: 'validation_failed', status: 422 }) as Error,
      );
    },
  );

  it.each([
    [{}, { limit: 20 }],
    [{ limit: '100' }, { limit: 100 }],
    [
      { limit: '1', cursor: 'x' },
      { limit: 1, cursor: 'x' },
    ],
  ])('read the query %j', (query, expected) => {
    expect(PageQuery.parse(query)).toEqual(expected);
  });

  it.each([{ limit: '0' }, { limit: '101' }, { limit: '1.5' }, { limit: 'all' }, { page: '2' }])(
    'refuse the query %j',
    (query) => {
      expect(PageQuery.safeParse(query).success).toBe(false);
    },
  );
});
