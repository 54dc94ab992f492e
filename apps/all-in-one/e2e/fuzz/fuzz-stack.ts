import { fuzz, type FuzzReport, type Operation } from '@skydeck/api-fuzz';
import { testDatabase } from '@skydeck/testing';
import { SERVICES, type ServiceName } from '../../src/stack/stack-ports.js';
import { startTestStack } from '../../src/testing/index.js';
import { publishedOperations } from '../matrix/documents.js';
import { guestOf } from '../matrix/invitations.js';
import { TO_RECEIVER } from '../matrix/receiver.js';
import { World } from '../matrix/world.js';
import { harmlessAddress } from './addresses.js';
import { knownValues } from './known-values.js';
import { readyBodies } from './ready-bodies.js';
import { harmlessRepository } from './repositories.js';

const READY_EVERY = 6;
const MOST_STREAMS = 10;
/** Each of these starts a deployment. */
const DEPLOYS = new Set(['createApp', 'createDeployment']);
/** The body of each of these may name an address that webhooks are sent to. */
const ADDRESSES = new Set(['createWebhook', 'updateWebhook']);

export interface FuzzRun {
  readonly seed: number;
  /** Requests to each operation that neither deploys nor streams. */
  readonly runs: number;
  /** Requests to each operation that starts a deployment. */
  readonly mostDeployments: number;
}

/** Fuzzes every service of a running installation; the report of each, by name. */
export async function fuzzStack(run: FuzzRun): Promise<ReadonlyMap<ServiceName, FuzzReport>> {
  await using database = testDatabase();
  const members = [...SERVICES, 'edge'] as const;
  const stack = await startTestStack({ database, members, environment: TO_RECEIVER });
  const world = new World(stack);
  try {
    await world.begin();
    const published = await publishedOperations(stack.environment);
    return await fuzzAll(world, published, run);
  } finally {
    await world.end();
  }
}

async function fuzzAll(
  world: World,
  published: ReadonlyMap<ServiceName, readonly Operation[]>,
  { seed, runs, mostDeployments }: FuzzRun,
): Promise<ReadonlyMap<ServiceName, FuzzReport>> {
  const known = await knownValues(world);
  const ready = await readyBodies(world);
  const own = await ownTokens(world);
  const made = new Map<string, number>();
  const reports = new Map<ServiceName, FuzzReport>();
  for (const service of SERVICES) {
    const report = await fuzz({
      baseUrl: world.at(service, ''),
      operations: published.get(service) ?? [],
      seed,
      known,
      runs: ({ id, isStream }) => {
        if (isStream) return MOST_STREAMS;
        return DEPLOYS.has(id) ? mostDeployments : runs;
      },
      ready: ({ id }) => {
        const count = made.get(id) ?? 0;
        made.set(id, count + 1);
        return count % READY_EVERY === 0 ? ready[id] : undefined;
      },
      adapt: ({ id }, body) => {
        if (ADDRESSES.has(id)) return harmlessAddress(body, world.receiver.url);
        return id === 'createApp' ? harmlessRepository(body) : body;
      },
      token: ({ id, path, callers, isPublic }) => {
        if (isPublic) return undefined;
        if (own[id] !== undefined) return own[id];
        if (callers?.includes('user')) return world.endUser;
        const isOwners = callers?.includes('account') || path.includes('{project}');
        return isOwners ? world.owner : world.keys.get(service)?.full;
      },
    });
    reports.set(service, report);
  }
  return reports;
}

/** Callers of their own: signing out ends a session, and wrong codes of devices are limited. */
async function ownTokens(world: World): Promise<Readonly<Record<string, string>>> {
  const names = ['signOut', 'getDevice', 'approveDevice', 'denyDevice'];
  const people = await Promise.all(names.map(async () => world.person()));
  const { token: guest } = await guestOf(world);
  const invited = ['getOwnInvitation', 'acceptInvitation', 'declineInvitation'];
  return Object.fromEntries([
    ...names.map((name, index) => [name, people[index]?.token ?? '']),
    ...invited.map((name) => [name, guest]),
  ]) as Record<string, string>;
}

/** One line for each service, for the log of the test. */
export function summaryOf(reports: ReadonlyMap<ServiceName, FuzzReport>, seed: number): string {
  const lines = [...reports].map(([service, { requests, statuses }]) => {
    const counts = Object.entries(statuses).map(([status, count]) => `${status}×${count}`);
    return `  ${service}: ${requests} requests ${counts.join(' ')}\n`;
  });
  const total = [...reports.values()].reduce((sum, { requests }) => sum + requests, 0);
  return `fuzz: ${total} requests, seed ${seed}\n${lines.join('')}`;
}
