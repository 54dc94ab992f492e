import { createPlatformClient } from '../clients.js';
import { json, localService, type Seen } from '../testing/local-service.js';

const APPS = '/v1/projects/{project}/apps';
const path = { project: 'shop' };

/** Three pages of two; the cursor is the number of the first item. */
const pages = ({ url }: Seen, response: Parameters<typeof json>[0]) => {
  const from = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0);
  const items = [from, from + 1].map((number) => ({ name: `app-${number}` }));
  const next_cursor = from < 4 ? String(from + 2) : null;
  const page = { limit: 2, next_cursor, has_more: next_cursor !== null };
  json(response, 200, { data: { items }, meta: { request_id: `req_${from}`, page } });
};

describe('pagination', () => {
  it('gives every item, with its type, and asks for no page before it is needed', async () => {
    await using there = await localService(pages);
    const client = createPlatformClient({ baseUrl: there.baseUrl });
    const found: [name: string, pages: number][] = [];
    for await (const app of client.paginate(APPS, { params: { path, query: { limit: 2 } } })) {
      found.push([app.name, there.seen.length]);
    }
    expect(found).toEqual([
      ['app-0', 1],
      ['app-1', 1],
      ['app-2', 2],
      ['app-3', 2],
      ['app-4', 3],
      ['app-5', 3],
    ]);
    expect(there.seen.map(({ url }) => url)).toEqual([
      '/v1/projects/shop/apps?limit=2',
      '/v1/projects/shop/apps?limit=2&cursor=2',
      '/v1/projects/shop/apps?limit=2&cursor=4',
    ]);
  });

  it('gives pages too', async () => {
    await using there = await localService(pages);
    const client = createPlatformClient({ baseUrl: there.baseUrl });
    const found = [];
    for await (const page of client.pages(APPS, { params: { path } })) found.push(page);
    expect(found).toMatchObject([
      { requestId: 'req_0', nextCursor: '2', items: [{ name: 'app-0' }, { name: 'app-1' }] },
      { requestId: 'req_2', nextCursor: '4' },
      { requestId: 'req_4', nextCursor: null },
    ]);
  });

  it('stops in the middle of a page when it is told to', async () => {
    await using there = await localService(pages);
    const client = createPlatformClient({ baseUrl: there.baseUrl });
    const controller = new AbortController();
    const names: string[] = [];
    const read = async () => {
      const { signal } = controller;
      for await (const { name } of client.paginate(APPS, { params: { path }, signal })) {
        names.push(name);
        controller.abort(new Error('enough'));
      }
    };
    await expect(read()).rejects.toThrow('enough');
    expect(names).toEqual(['app-0']);
    expect(there.seen).toHaveLength(1);
  });

  it('does not read a page that names itself for ever', async () => {
    await using there = await localService((_seen, response) =>
      json(response, 200, { data: { items: [1] }, meta: { page: { next_cursor: 'same' } } }),
    );
    const client = createPlatformClient({ baseUrl: there.baseUrl });
    const list = client.pages(APPS, { params: { path } });
    await list.next();
    await list.next();
    await expect(list.next()).rejects.toThrow('twice');
    expect(there.seen).toHaveLength(2);
  });
});
