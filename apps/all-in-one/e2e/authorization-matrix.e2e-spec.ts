import { type Operation, smallestValue } from '@skydeck/api-fuzz';
import { newId } from '@skydeck/ids';
import { testDatabase } from '@skydeck/testing';
import { SERVICES, type ServiceName } from '../src/stack/stack-ports.js';
import { startTestStack, type TestStack } from '../src/testing/index.js';
import { attempt } from './matrix/attempt.js';
import { call } from './matrix/call.js';
import { CREDENTIALS, isForUsers, namesProject } from './matrix/credentials.js';
import { publishedOperations } from './matrix/documents.js';
import {
  filled,
  type Fixtures,
  madeUp,
  makeFixtures,
  placeholders,
  valueOf,
} from './matrix/fixtures.js';
import { TO_RECEIVER } from './matrix/receiver.js';
import { creationBodies } from './matrix/repeated/creation-bodies.js';
import { NOT_REPEATED } from './matrix/repeated/not-repeated.js';
import { isCreating, repeatCreations } from './matrix/repeated/repeat-creations.js';
import { World } from './matrix/world.js';

const database = testDatabase();
let stack: TestStack;
let world: World;
let fixtures: Fixtures;
let published: ReadonlyMap<ServiceName, readonly Operation[]>;
let cases = 0;

beforeAll(async () => {
  const members = [...SERVICES, 'edge'] as const;
  stack = await startTestStack({ database, members, environment: TO_RECEIVER });
  world = new World(stack);
  await world.begin();
  fixtures = await makeFixtures(world);
  published = await publishedOperations(stack.environment);
}, 600_000);

afterAll(async () => {
  process.stdout.write(`authorisation: ${cases} cases\n`);
  await world.end();
  await database[Symbol.asyncDispose]();
});

const operationsOf = (service: ServiceName) => published.get(service) ?? [];

/** Paths that have no place in a document: health, services among themselves, pages, standards. */
const UNPUBLISHED =
  /^\/(healthz|readyz|metrics|openapi\.json|internal\/.*|git\/.*|dav|dav\/.*|v2|v2\/.*|hooks\/.*|oauth\/.*|p\/.*|o\/.*|t\/.*|verify\/.*|v1\/costream\/.*|api\/v1\/(?:tus|stream\/\{id\}|player|watch|public|fonts).*|api\/v1\/uploads\/links\/.*|\.well-known\/.*|api\/v1\/auth\/providers\/\{id\}\/authorize)$/;

/**
 * Routes that need no credential, or any that is valid. Another one is a decision to be made here.
 * Those that change sizes ask for the token of the installation's owner instead.
 */
const OPEN = [
  'askToSignInWithAccountPasskey',
  'createVpsSize',
  'exchangeSignInCode',
  'getShared',
  'moveVps',
  'postReport',
  'refreshSession',
  'refreshUserSession',
  'reportPosition',
  'signIn',
  'signInLocally',
  'signInWithAccountPasskey',
  'signInWithIdToken',
  'signUp',
  'streamPositionsByToken',
  'streamShared',
  'updateVpsSize',
  'verifySignIn',
];
/** Questions whose words are too secret, or too long, for a path. */
const ASKING = new Set([
  'askFreeBusy',
  'checkGeofences',
  'createLiveNoteToken',
  'createPlaybackToken',
  'createStreamToken',
  'findIsochrones',
  'findMatrix',
  'findNearestRoads',
  'findRoute',
  'geocodeBatch',
  'introspectUserToken',
  'matchTrace',
  'lookUpPreferences',
  'optimizeRoutes',
  'previewSignInPage',
  'previewSmsSegments',
  'previewTemplate',
  'previewTransfer',
  'renderTemplate',
]);
const WITHOUT_SCOPE = new Set([
  'listDatabaseEngines',
  'listDatabaseSizes',
  'listEngines',
  'listVpsSizes',
]);

/** What only those may who review verifications. */
const REVIEWING = new Set([
  'claimKycReview',
  'decideKycReview',
  'getKycIdentity',
  'getKycReview',
  'listKycReviews',
  'releaseKycReview',
]);

/** What shows as much as who may change it could see: screens, whole disks, keys of publishers. */
const AS_WRITING = new Set([
  'getStreamKey',
  'listVpsRecordings',
  'getVpsRecording',
  'downloadVpsRecording',
  'exportImage',
]);

it('opens no other routes than are meant to be', () => {
  const all = [...published.values()].flat();
  const open = all.filter(({ isPublic }) => isPublic);
  expect(open.map(({ id }) => id).toSorted()).toEqual(OPEN);
  const free = all.filter(({ scopes, callers }) => scopes?.length === 0 && !callers);
  expect(free.map(({ id }) => id).filter((id) => !WITHOUT_SCOPE.has(id))).toEqual([]);
});

it('asks for a scope to write wherever something is changed', () => {
  const odd = [...published.values()].flat().filter(({ id, method, scopes = [] }) => {
    const isReading = method === 'GET' ? !AS_WRITING.has(id) : ASKING.has(id);
    const action = REVIEWING.has(id) ? ':review' : isReading ? ':read' : ':write';
    return scopes.length > 0 && !scopes.some((scope) => scope.endsWith(action));
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});

describe.each(SERVICES)('%s', (service) => {
  it('publishes every route that it answers, and no other', () => {
    const answered = (stack.services.find(({ name }) => name === service)?.routes ?? [])
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}').split(' '))
      .filter(([method, path]) => method !== 'HEAD' && !UNPUBLISHED.test(path ?? ''))
      .map((route) => route.join(' '));
    const described = operationsOf(service).map(({ method, path }) => `${method} ${path}`);
    expect(answered.toSorted()).toEqual(described.toSorted());
  });

  it('says of every route what it asks of its caller', () => {
    const unclear = operationsOf(service).filter(
      (operation) =>
        operation.isPublic === (operation.scopes !== undefined) ||
        placeholders(operation).some((name) => !valueOf(operation, name, fixtures)),
    );
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  it.each(CREDENTIALS)(
    'answers $name as its document says',
    async (credential) => {
      const problems: string[] = [];
      for (const operation of operationsOf(service)) {
        cases += 1;
        const problem = await attempt(world, fixtures, { service, operation, credential });
        if (problem !== undefined) problems.push(problem);
      }
      expect(problems).toEqual([]);
    },
    120_000,
  );

  it("404: does not tell another's project from none", async () => {
    for (const operation of operationsOf(service).filter(namesProject)) {
      const ask = async (project: string) =>
        answerFor(service, operation, world.outsider.token, project, (name) =>
          name === 'project'
            ? project
            : (fixtures[name] ?? valueOf(operation, name, fixtures) ?? ''),
        );
      expect(await ask('alpha')).toEqual(await ask('no-such-project'));
    }
  });

  it("404: does not tell another's things from none", async () => {
    for (const operation of operationsOf(service).filter(isAboutThings)) {
      const last = placeholders(operation).at(-1);
      const ask = async (thing: string) =>
        answerFor(service, operation, othersToken(operation), 'beta', (name) => {
          if (name === last) return thing;
          return name === 'project'
            ? 'beta'
            : (valueOf(operation, `other_${name}`, fixtures) ?? '');
        });
      const theirs = await ask(valueOf(operation, last ?? '', fixtures) ?? '');
      expect([operation.id, theirs.status]).toEqual([operation.id, 404]);
      expect(theirs).toEqual(await ask(madeUp(operation, last ?? '')));
    }
  });
});

const creatingOf = (service: ServiceName) => operationsOf(service).filter(isCreating);

describe('a request whose answer was lost', () => {
  let bodies: Readonly<Record<string, object>>;

  beforeAll(async () => {
    bodies = await creationBodies(world, fixtures);
  }, 240_000);

  it('is repeated below wherever something is made, or left out with a reason', () => {
    const all = SERVICES.flatMap(creatingOf);
    const ids = new Set(all.map(({ id }) => id));
    const unknown = all.filter(({ id, body }) => {
      const isTried = bodies[id] !== undefined || body === undefined;
      return !isTried && !NOT_REPEATED.has(id);
    });
    expect(unknown.map(({ id }) => id)).toEqual([]);
    expect([...NOT_REPEATED].filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(SERVICES)(
    'makes nothing of %s twice when it is repeated',
    async (service) => {
      const creations = creatingOf(service)
        .filter(({ id }) => !NOT_REPEATED.has(id))
        .map((operation) => ({ operation, body: bodies[operation.id] }));
      cases += creations.length;
      expect(await repeatCreations(world, fixtures, service, creations)).toEqual([]);
    },
    120_000,
  );
});

/** What signs somebody in to whom nothing of `alpha`, or of another user, belongs. */
const othersToken = ({ callers }: Operation) =>
  isForUsers(callers) ? world.endUser : world.outsider.token;

/** Bodies whose fields depend on each other, or mean more than their shape says. */
const GOOD: Readonly<Record<string, object>> = {
  detectApp: { repo: '/nowhere' },
  updateApp: { keep_releases: 5 },
  pairDomains: { host: 'paired.example.com' },
  updateDomain: { redirect_status: 301 },
  addDomain: { host: 'elsewhere.example.com' },
  createAppCron: { name: 'nightly', schedule: '0 3 * * *', command: 'true' },
  createAppVolume: { name: 'data', mount_path: '/data', size_gb: 1 },
  createLogDrain: { url: 'https://logs.example.com/v1/logs' },
  changeEnv: { set: { GREETING: { value: 'hello' } } },
  decideKycReview: { decision: 'approve' },
  scaleAppProcesses: { processes: { web: { replicas: 1 } } },
};

/** The codes that a device shows belong to nobody yet. */
function isAboutThings(operation: Operation): boolean {
  const last = placeholders(operation).at(-1) ?? '';
  return [
    'app',
    'id',
    'account_id',
    'token_or_id',
    'webhook',
    'delivery',
    'hook_delivery',
    'quote',
    'trade',
    'transfer',
    'hold',
  ].includes(last);
}

/** What somebody gets, without what differs from request to request. */
async function answerFor(
  service: ServiceName,
  operation: Operation,
  token: string,
  project: string,
  value: (name: string) => string,
) {
  cases += 1;
  const { status, error } = await call(world.at(service, filled(operation, value)), {
    method: operation.method,
    token,
    headers: {
      ...(!operation.path.includes('{project}') && { 'skydeck-project': project }),
      ...(service === 'pay' && { 'idempotency-key': newId('once') }),
    },
    body: operation.body && (GOOD[operation.id] ?? (smallestValue(operation.body) as object)),
  });
  return { status, error };
}
