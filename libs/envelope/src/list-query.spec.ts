import { z } from 'zod';
import { createCursor } from './cursor-seal.js';
import { listQuery } from './list-query.js';

const Things = listQuery('things', {
  filters: { status: z.enum(['live', 'gone']) },
  sort: ['created_at', 'name'],
});
const Others = listQuery('others');
const rows = ['a', 'b', 'c'].map((name, index) => ({ id: `thg_${index}`, name }));
const refusal = expect.objectContaining({ code: 'validation_failed', status: 422 }) as Error;

describe('listQuery', () => {
  it('reads what was declared, newest first when nothing is asked', () => {
    expect(Things.parse(Things.schema.parse({}))).toEqual({
      limit: 20,
      sort: { by: 'created_at', isDescending: true },
      after: null,
      filters: {},
    });
    const query = { limit: '5', sort: 'name', status: 'live' };
    expect(Things.parse(Things.schema.parse(query))).toEqual({
      limit: 5,
      sort: { by: 'name', isDescending: false },
      after: null,
      filters: { status: 'live' },
    });
  });

  it.each([
    { stauts: 'live' },
    { status: 'dead' },
    { sort: 'size' },
    { sort: '--name' },
    { page: 2 },
  ])('refuses %j', (query) => {
    expect(Things.schema.safeParse(query).success).toBe(false);
  });

  it('goes on after the last row shown, by the value that the list is sorted by', () => {
    const query = Things.schema.parse({ limit: '2', sort: 'name' });
    const page = Things.page(rows, query, ({ name }) => name);
    expect(page.items).toEqual(['a', 'b']);
    const next = Things.schema.parse({ sort: 'name', cursor: page.nextCursor });
    expect(Things.parse(next).after).toEqual({ id: 'thg_1', value: 'b' });
  });

  it('422: refuses the cursor of another list, of another order, or of somebody else', () => {
    const query = Things.schema.parse({ limit: '1', sort: 'name' });
    const cursor = Things.page(rows, query, ({ id }) => id).nextCursor ?? '';
    expect(() => Things.parse(Things.schema.parse({ sort: '-name', cursor }))).toThrow(refusal);
    expect(() => Others.parse(Others.schema.parse({ cursor }))).toThrow(refusal);
    const forged = createCursor('a guess').write('things name', { id: 'thg_1' });
    expect(() => Things.parse(Things.schema.parse({ sort: 'name', cursor: forged }))).toThrow(
      refusal,
    );
    const changed = `${cursor.slice(0, -2)}AA`;
    expect(() => Things.parse(Things.schema.parse({ sort: 'name', cursor: changed }))).toThrow(
      refusal,
    );
  });

  it('422: refuses the cursor of other filters, and takes it for another page size', () => {
    const query = Things.schema.parse({ limit: '1', status: 'live' });
    const cursor = Things.page(rows, query, ({ id }) => id).nextCursor ?? '';
    const same = Things.schema.parse({ limit: '2', cursor, status: 'live' });
    expect(Things.parse(same).after).toEqual({ id: 'thg_0' });
    for (const other of [{}, { status: 'gone' }]) {
      expect(() => Things.parse(Things.schema.parse({ cursor, ...other }))).toThrow(
        expect.objectContaining({
          issues: [expect.objectContaining({ location: 'query.cursor' })],
        }) as Error,
      );
    }
  });

  it('goes on by a time that is a value of its own, and may begin with the oldest', () => {
    const Log = listQuery('log', { sort: ['at'], usual: 'at' });
    const at = new Date('2026-01-01T00:00:00Z');
    const query = Log.schema.parse({ limit: '1' });
    expect(Log.parse(query).sort).toEqual({ by: 'at', isDescending: false });
    const cursor = Log.page(
      [
        { id: 'a', at },
        { id: 'b', at },
      ],
      query,
      ({ id }) => id,
    ).nextCursor;
    expect(Log.parse(Log.schema.parse({ cursor })).after).toEqual({
      id: 'a',
      value: '2026-01-01T00:00:00.000Z',
    });
    const Joined = listQuery('joined', { hasOwnTime: true });
    const first = Joined.schema.parse({ limit: '1' });
    const joined = [
      { id: 'a', createdAt: at },
      { id: 'b', createdAt: at },
    ];
    const next = Joined.page(joined, first, ({ id }) => id).nextCursor;
    expect(Joined.parse(Joined.schema.parse({ cursor: next })).after).toMatchObject({
      value: '2026-01-01T00:00:00.000Z',
    });
  });

  it('has no cursor on the last page', () => {
    const query = Things.schema.parse({ limit: '3' });
    expect(Things.page(rows, query, ({ id }) => id).nextCursor).toBeNull();
  });
});
