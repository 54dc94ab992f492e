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

  it('has no cursor on the last page', () => {
    const query = Things.schema.parse({ limit: '3' });
    expect(Things.page(rows, query, ({ id }) => id).nextCursor).toBeNull();
  });
});
