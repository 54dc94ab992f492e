import type { Operation } from '@skydeck/api-fuzz';
import type { ServiceName } from '../../src/stack/stack-ports.js';
import type { World } from './world.js';

/** How an operation answers a caller: a refusal by its code, or let in. */
export type Expected =
  | 'let in'
  | 'unauthenticated'
  | 'invalid_api_key'
  | 'wrong_product'
  | 'insufficient_scope'
  | 'forbidden'
  | 'project_not_found';

/** The statuses of refusals. */
export const STATUS: Readonly<Record<Exclude<Expected, 'let in'>, number>> = {
  unauthenticated: 401,
  invalid_api_key: 401,
  wrong_product: 403,
  insufficient_scope: 403,
  forbidden: 403,
  project_not_found: 404,
};

export interface Credential {
  readonly name: string;
  /** The bearer token; undefined sends none. */
  readonly token: (
    world: World,
    service: ServiceName,
    operation: Operation,
  ) => Promise<string> | string | undefined;
  /** What the document of an operation that is not public promises to this caller. */
  readonly expected: (operation: Operation) => Expected;
}

/** Whether an operation is for users of a product, whose tokens are good for nothing else. */
export const isForUsers = (callers: Operation['callers']) => callers?.includes('user') ?? false;

/** Credentials of verifications, which are good for nothing else. */
const OF_VERIFICATIONS = new Set(['kyc_image_link', 'kyc_provider', 'kyc_session']);
const isForVerified = (callers: Operation['callers']) =>
  callers?.some((caller) => OF_VERIFICATIONS.has(caller)) ?? false;

/** How an operation answers a credential. */
export const expectedOf = ({ name, expected }: Credential, operation: Operation): Expected =>
  isForVerified(operation.callers) ||
  (isForUsers(operation.callers) && name !== 'the token of a user of a product')
    ? 'unauthenticated'
    : expected(operation);

const always = (expected: Expected) => () => expected;

/** Whether a request names a project: in its path, or in the header for lack of one there. */
export function namesProject({ path, scopes = [] }: Operation): boolean {
  return path.includes('{project}') || scopes.length > 0;
}

function ofKey({ callers }: Operation): Expected {
  return callers && !callers.includes('key') ? 'forbidden' : 'let in';
}

function ofLimitedKey(operation: Operation): Expected {
  return operation.scopes?.length ? 'insufficient_scope' : ofKey(operation);
}

function ofViewer({ scopes = [] }: Operation): Expected {
  return scopes.every((scope) => scope.endsWith(':read')) ? 'let in' : 'insufficient_scope';
}

function needsReading({ scopes = [] }: Operation): boolean {
  return scopes.some((scope) => scope.endsWith(':read'));
}

const otherProduct = (service: ServiceName): ServiceName => (service === 'pay' ? 'vault' : 'pay');

export const CREDENTIALS: readonly Credential[] = [
  { name: 'no token', token: () => undefined, expected: always('unauthenticated') },
  { name: 'two words', token: () => 'one two', expected: always('unauthenticated') },
  { name: 'no JWT', token: () => 'abc.def.ghi', expected: always('unauthenticated') },
  {
    name: 'the shape of a key only',
    token: () => `dk_live_${'0'.repeat(36)}`,
    expected: always('invalid_api_key'),
  },
  { name: 'half a key', token: () => 'dk_', expected: always('invalid_api_key') },
  {
    name: 'a revoked key',
    token: ({ keys }, service) => keys.get(service)?.revoked,
    expected: always('invalid_api_key'),
  },
  {
    name: 'an expired key',
    token: ({ keys }, service) => keys.get(service)?.expired,
    expected: always('invalid_api_key'),
  },
  {
    name: 'the token of a session that ended',
    token: ({ revokedSession }) => revokedSession,
    expected: always('unauthenticated'),
  },
  {
    name: 'a token that somebody else signed',
    token: ({ foreign }) => foreign,
    expected: always('unauthenticated'),
  },
  {
    name: 'a token without signature',
    token: ({ unsigned }) => unsigned,
    expected: always('unauthenticated'),
  },
  {
    name: 'the token of a service',
    token: ({ service }) => service,
    expected: always('unauthenticated'),
  },
  {
    name: 'the token of a user of a product',
    token: ({ endUser }) => endUser,
    expected: ({ callers }) => (isForUsers(callers) ? 'let in' : 'unauthenticated'),
  },
  {
    name: 'a key of another product',
    token: ({ keys }, service) => keys.get(otherProduct(service))?.full,
    expected: always('wrong_product'),
  },
  {
    name: 'a key of another project',
    token: ({ otherKeys }, service) => otherKeys.get(service),
    expected: (operation) => (namesProject(operation) ? 'project_not_found' : ofKey(operation)),
  },
  {
    name: 'a key without the scope',
    token: ({ keys }, service, operation) => {
      const made = keys.get(service);
      return needsReading(operation) ? made?.writing : made?.reading;
    },
    expected: ofLimitedKey,
  },
  {
    name: 'an account that is no member',
    token: ({ outsider }) => outsider.token,
    expected: (operation) => (namesProject(operation) ? 'project_not_found' : 'let in'),
  },
  { name: 'a viewer', token: ({ viewer }) => viewer.token, expected: ofViewer },
  {
    name: 'a key with everything',
    token: ({ keys }, service) => keys.get(service)?.full,
    expected: ofKey,
  },
  {
    name: 'a key with just the scope',
    token: async (world, service, operation) =>
      ofKey(operation) === 'let in'
        ? world.keyWith(service, operation.scopes ?? [])
        : (world.keys.get(service)?.full ?? ''),
    expected: ofKey,
  },
  { name: 'the owner', token: ({ owner }) => owner, expected: always('let in') },
];
