import { type Operation, smallestValue } from '@skydeck/api-fuzz';
import { readEventStream } from '@skydeck/sdk';
import { testDatabase } from '@skydeck/testing';
import { SERVICES, type ServiceName } from '../src/stack/stack-ports.js';
import { startTestStack } from '../src/testing/index.js';
import { call } from './matrix/call.js';
import { namesProject } from './matrix/credentials.js';
import { publishedOperations } from './matrix/documents.js';
import { filled, madeUp, placeholders, valueOf } from './matrix/fixtures.js';
import { makeSide, type Mode, MODES, type Side } from './matrix/modes.js';
import { NEEDS_WORDS } from './matrix/needs-words.js';
import { TO_RECEIVER } from './matrix/receiver.js';
import { World } from './matrix/world.js';

const database = testDatabase();
/** What the platform makes is real, so it has no test mode. */
const services = SERVICES.filter((service) => service !== 'platform');
const sides = new Map<Mode, Side>();
let world: World;
let published: ReadonlyMap<ServiceName, readonly Operation[]>;

beforeAll(async () => {
  const members = [...SERVICES, 'edge'] as const;
  world = new World(await startTestStack({ database, members, environment: TO_RECEIVER }));
  await world.begin();
  for (const mode of MODES) sides.set(mode, await makeSide(world, mode, services));
  published = await publishedOperations(world.stack.environment);
}, 120_000);

afterAll(async () => {
  await world.end();
  await database[Symbol.asyncDispose]();
});

/** The operations of a service that its keys may use. */
const operationsOf = (service: ServiceName) =>
  (published.get(service) ?? []).filter(
    ({ isPublic, callers }) => !isPublic && (!callers || callers.includes('key')),
  );
const isList = (operation: Operation) =>
  operation.method === 'GET' &&
  !NEEDS_WORDS.has(operation.id) &&
  placeholders(operation).every((name) => name === 'project');
const lastOf = (operation: Operation) => placeholders(operation).at(-1) ?? '';
const sideOf = (mode: Mode) => sides.get(mode) as Side;
const other = (mode: Mode) => sideOf(mode === 'live' ? 'test' : 'live');
const idsOf = ({ things }: Side, service: ServiceName) =>
  Object.entries(things.get(service) ?? {}).flatMap(([name, id]) =>
    name === 'project' ? [] : [id],
  );

interface Asked {
  readonly service: ServiceName;
  readonly operation: Operation;
  readonly token: string;
  readonly headers?: Record<string, string>;
}

function ask({ service, operation, token, headers }: Asked, value: (name: string) => string) {
  return call(world.at(service, filled(operation, value)), {
    method: operation.method,
    token,
    headers,
    body: operation.body && (smallestValue(operation.body) as object),
  });
}

/** What every list of a service shows; of streams see below. */
async function listsOf(service: ServiceName, token: string, headers = {}): Promise<string> {
  const texts: string[] = [];
  for (const operation of operationsOf(service).filter(isList)) {
    const isInHeader = namesProject(operation) && !operation.path.includes('{project}');
    const response = await fetch(
      world.at(
        service,
        filled(operation, () => 'alpha'),
      ),
      {
        headers: {
          ...headers,
          ...(isInHeader && { 'skydeck-project': 'alpha' }),
          authorization: `Bearer ${token}`,
        },
      },
    );
    expect([operation.id, response.status]).toEqual([operation.id, 200]);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) await response.body?.cancel();
    else texts.push(await response.text());
  }
  return texts.join('\n');
}

/** Everything that a stream shows up to something that is made last. */
async function streamUntil(url: string, token: string, seen: string): Promise<string> {
  let text = '';
  for await (const { data } of readEventStream({ url, token })) {
    text += JSON.stringify(data);
    if (text.includes(seen)) return text;
  }
  throw new Error(`The stream ended without ${seen}.`);
}

describe.each(services)('%s', (service) => {
  it.each(MODES)('lists to a %s key what was made in its mode, and nothing else', async (mode) => {
    const mine = sideOf(mode);
    const shown = await listsOf(service, mine.keys.get(service) ?? '');
    const theirs = idsOf(other(mode), service);
    expect(theirs.filter((id) => shown.includes(id))).toEqual([]);
    expect(shown).toContain(mine.things.get(service)?.['webhook']);
    expect(shown).not.toMatch(/prj_\w+\.test/);
  });

  it.each(MODES)('lists the same to an account that chooses %s', async (mode) => {
    const shown = await listsOf(service, world.owner, { 'skydeck-mode': mode });
    expect(idsOf(other(mode), service).filter((id) => shown.includes(id))).toEqual([]);
    expect(shown).toContain(sideOf(mode).things.get(service)?.['webhook']);
  });

  it.each(MODES)("404: does not tell a %s key the other mode's things from none", async (mode) => {
    const token = sideOf(mode).keys.get(service) ?? '';
    const theirs = other(mode).things.get(service) ?? {};
    const tried = operationsOf(service).filter(
      (operation) =>
        lastOf(operation) !== 'project' && valueOf(operation, lastOf(operation), theirs),
    );
    expect(tried.map(({ id }) => id)).toContain('getWebhook');
    for (const operation of tried) {
      const answerFor = async (thing: string) => {
        const { status, error } = await ask({ service, operation, token }, (name) =>
          name === lastOf(operation) ? thing : (valueOf(operation, name, theirs) ?? ''),
        );
        return { status, error };
      };
      const found = await answerFor(valueOf(operation, lastOf(operation), theirs) ?? '');
      expect([operation.id, found.status]).toEqual([operation.id, 404]);
      expect(found).toEqual(await answerFor(madeUp(operation, lastOf(operation))));
    }
  });
});

it.each([
  ['auth', '/api/v1/projects/alpha/events/stream', 'otp'],
  ['messaging', '/api/v1/events/stream', 'messages'],
  ['messaging', '/api/v1/outbox/stream', 'messages'],
] as const)(
  '%s streams to a test key only what was made in test mode: %s',
  async (service, path, kind) => {
    const { keys, things } = sideOf('test');
    const url = `${world.at(service, path)}?after=0`;
    const last = things.get(service)?.[kind] ?? '';
    const shown = await streamUntil(url, keys.get(service) ?? '', last);
    expect(idsOf(sideOf('live'), service).filter((id) => shown.includes(id))).toEqual([]);
  },
);

describe('platform', () => {
  it('403: has no test mode', async () => {
    const answer = await call(world.at('platform', '/v1/projects/alpha/apps'), {
      token: world.owner,
      headers: { 'skydeck-mode': 'test' },
    });
    expect([answer.status, answer.error?.code]).toEqual([403, 'no_test_mode']);
  });
});

/** What the messages in the outbox are about. */
async function outboxOf(mode: Mode): Promise<string[]> {
  const token = sideOf(mode).keys.get('messaging');
  const { data } = await call(world.at('messaging', '/api/v1/outbox'), { token });
  return (data as { items: { reference: string }[] }).items.map(({ reference }) => reference);
}

describe('messages of test mode', () => {
  it('stay on this installation, and say so', async () => {
    const { keys, things } = sideOf('test');
    const id = things.get('messaging')?.['messages'] ?? '';
    const url = world.at('messaging', `/api/v1/messages/${id}`);
    const { data } = await call(url, { token: keys.get('messaging') });
    expect(data).toMatchObject({ mode: 'test', driver: 'outbox' });
    expect(String(data['project_id'])).toMatch(/^prj_[0-9a-z]{26}$/);
  });

  it('are where the codes of a test key arrive', async () => {
    for (const mode of MODES) {
      const shown = await outboxOf(mode);
      expect(shown).toContain(sideOf(mode).things.get('auth')?.['otp']);
      expect(shown).not.toContain(other(mode).things.get('auth')?.['otp']);
    }
  });
});
