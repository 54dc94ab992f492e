import type { Operation } from '@skydeck/api-fuzz';
import { testDatabase } from '@skydeck/testing';
import { SERVICES, type ServiceName } from '../src/stack/stack-ports.js';
import { startTestStack } from '../src/testing/index.js';
import { isForUsers } from './matrix/credentials.js';
import { publishedOperations } from './matrix/documents.js';
import { filled, type Fixtures, makeFixtures, placeholders, valueOf } from './matrix/fixtures.js';
import { type DescribedOperation, describedIn } from './matrix/lists.js';
import { TO_RECEIVER } from './matrix/receiver.js';
import { World } from './matrix/world.js';

const database = testDatabase();
const lists = new Map<ServiceName, readonly DescribedOperation[]>();
const deleted = new Map<ServiceName, readonly DescribedOperation[]>();
let world: World;
let fixtures: Fixtures;

beforeAll(async () => {
  const members = [...SERVICES, 'edge'] as const;
  const stack = await startTestStack({ database, members, environment: TO_RECEIVER });
  world = new World(stack);
  await world.begin();
  fixtures = await makeFixtures(world);
  for (const [service, operations] of await publishedOperations(stack.environment)) {
    const described = await describedIn(world.at(service, ''), operations);
    lists.set(service, described.lists.filter(isReachable));
    deleted.set(service, described.deleted.filter(isReachable));
  }
}, 240_000);

afterAll(async () => {
  await world.end();
  await database[Symbol.asyncDispose]();
});

interface Refusal {
  readonly status: number;
  readonly error?: { readonly errors: readonly { readonly location: string }[] };
}

/** Asks for something of `alpha`, as its owner, or as a user where accounts are not let in. */
async function ask(
  service: ServiceName,
  operation: Operation,
  query: string,
  init: RequestInit = {},
) {
  const token = isForUsers(operation.callers) ? world.endUser : world.owner;
  const headers = { authorization: `Bearer ${token}`, 'skydeck-project': 'alpha' };
  const url = world.at(service, pathOf(operation) + query);
  const response = await fetch(url, {
    ...init,
    headers: { ...headers, ...(init.headers as object) },
  });
  return {
    etag: response.headers.get('etag'),
    answer: (await response.json()) as object,
    response,
  };
}

/** What has no example here has none in the matrix of authorisation either, which says so. */
const isReachable = ({ operation }: DescribedOperation) =>
  placeholders(operation).every((name) => valueOf(operation, name, fixtures) !== undefined);

const pathOf = (operation: Operation) =>
  filled(operation, (name) => valueOf(operation, name, fixtures) ?? 'unknown');

async function refusalOf(
  service: ServiceName,
  operation: Operation,
  query: string,
): Promise<string> {
  const { answer, response } = await ask(service, operation, query);
  const { error } = answer as Refusal;
  return `${response.status} ${error?.errors.map(({ location }) => location).join() ?? ''}`;
}

describe.each(SERVICES)('the lists of %s', (service) => {
  it('declare their size, their order and where they go on', () => {
    const found = lists.get(service) ?? [];
    expect(found.length).toBeGreaterThan(1);
    const incomplete = found.filter(
      ({ parameters }) => !['limit', 'cursor', 'sort'].every((name) => parameters.includes(name)),
    );
    expect(incomplete.map(({ operation }) => operation.id)).toEqual([]);
  });

  it('422: name a filter that they do not know', async () => {
    for (const { operation } of lists.get(service) ?? []) {
      const refusal = await refusalOf(service, operation, '?no_such_filter=1');
      expect([operation.id, refusal]).toEqual([operation.id, '422 query.no_such_filter']);
    }
  });

  it('200: are read in every order that they declare', async () => {
    for (const { operation, orders } of lists.get(service) ?? []) {
      expect(orders.length).toBeGreaterThan(1);
      for (const order of orders) {
        const { response } = await ask(service, operation, `?sort=${order}&limit=1`);
        expect([operation.id, order, response.status]).toEqual([operation.id, order, 200]);
      }
    }
  });

  it('422: take no cursor of another list, or of themselves in another order', async () => {
    const found = lists.get(service) ?? [];
    for (const { operation, orders } of found) {
      const [usual = '', reversed = ''] = orders;
      const { answer } = await ask(service, operation, `?limit=1&sort=${usual}`);
      const { meta } = answer as { meta: { page: { next_cursor: string | null } } };
      const cursor = meta.page.next_cursor;
      if (cursor === null) continue;
      const own = await refusalOf(service, operation, `?sort=${reversed}&cursor=${cursor}`);
      expect([operation.id, own]).toEqual([operation.id, '422 query.cursor']);
      for (const other of found.filter((one) => one.operation !== operation)) {
        const refusal = await refusalOf(service, other.operation, `?cursor=${cursor}`);
        expect([other.operation.id, refusal]).toEqual([other.operation.id, '422 query.cursor']);
      }
    }
  });
});

describe.each(SERVICES)('the resources of %s', (service) => {
  it('412: are not deleted when they have an ETag and another version is expected', async () => {
    const operations = await operationsWithETag(service);
    for (const { operation, isDeclared } of operations) {
      expect([operation.id, isDeclared]).toEqual([operation.id, true]);
      const stale = { method: 'DELETE', headers: { 'if-match': 'W/"0.stale"' } };
      const { response } = await ask(service, operation, '', stale);
      expect([operation.id, response.status]).toEqual([operation.id, 412]);
    }
    if (service === 'auth' || service === 'platform') expect(operations.length).toBeGreaterThan(1);
  });
});

/** The operations that delete what answers with an ETag when it is read. */
async function operationsWithETag(service: ServiceName) {
  const found = [];
  for (const one of deleted.get(service) ?? []) {
    const { etag } = await ask(service, one.operation, '');
    if (etag !== null) found.push({ ...one, isDeclared: one.headers.includes('If-Match') });
  }
  return found;
}
