import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '../create-client.js';
import { json, localService } from '../testing/local-service.js';
import { cursorParameter } from './paginate.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Record<string, unknown>;
}
interface Document {
  readonly paths: Record<string, { readonly get?: Operation }>;
}

/** Routes come from a document here, not from types. */
interface AnyLists {
  readonly paginate: (route: string, options: object) => AsyncIterable<unknown>;
}

const FOLDER = path.join(import.meta.dirname, '../../../../docs/openapi');

/** Every published list, out of the documents that the services publish. */
const routes = readdirSync(FOLDER).flatMap((file) => {
  const { paths } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Document;
  return Object.entries(paths).flatMap(([route, { get }]) =>
    get && JSON.stringify(get.responses['200']).includes('"next_cursor"')
      ? [[`${file} ${route}`, route, get.parameters ?? []] as const]
      : [],
  );
});

it('finds the lists of the documents', () => {
  expect(routes.length).toBeGreaterThan(20);
});

it.each(routes)('%s is read to its end', async (_title, route, parameters) => {
  const parameter = cursorParameter(route);
  const names = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name);
  // A list that takes no cursor has one page.
  const isPaged = names('query').length > 0;
  expect(names('query').includes(parameter)).toBe(isPaged);

  await using there = await localService(({ url }, response) => {
    const cursor = new URL(url, 'http://x').searchParams.get(parameter);
    const next_cursor = isPaged && cursor === null ? '7' : null;
    const page = { limit: 1, next_cursor, has_more: next_cursor !== null };
    json(response, 200, { data: { items: [cursor] }, meta: { request_id: 'r', page } });
  });
  const client = createClient<Record<string, never>>({ baseUrl: there.baseUrl });
  const params = { path: Object.fromEntries(names('path').map((name) => [name, 'x'])) };
  const found: unknown[] = [];
  const { paginate } = client as unknown as AnyLists;
  for await (const item of paginate(route, { params })) found.push(item);
  expect(found).toEqual(isPaged ? [null, '7'] : [null]);
  expect(there.seen.every(({ url }) => !url.includes('%7B'))).toBe(true);
});
