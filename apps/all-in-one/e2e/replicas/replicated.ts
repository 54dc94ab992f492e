import { newId } from '@skydeck/ids';
import { eventually, TestRedis, type TestDatabase, testDatabase } from '@skydeck/testing';
import type { ServiceName } from '../../src/stack/stack-ports.js';
import { SERVICES } from '../../src/stack/stack-ports.js';
import { Cluster, type ClusterOptions } from '../../src/testing/index.js';
import { HeldReceiver } from '../crash/held-receiver.js';
import { type Answer, call, type Call, dataOf } from '../matrix/call.js';

/** A replica by its number. */
export type Which = 0 | 1;

export interface ReplicatedOptions extends Pick<ClusterOptions, 'units' | 'environment'> {
  /** Queues, limits and news by Redis, as a cluster has it; by Postgres otherwise. */
  readonly withRedis: boolean;
}

/** Every service twice behind a balancer, and a project with a key of each product. */
export class Replicated {
  owner = '';
  readonly keys = new Map<ServiceName, string>();

  private constructor(
    readonly cluster: Cluster,
    readonly receiver: HeldReceiver,
    private readonly database: TestDatabase,
    private readonly redis: TestRedis | undefined,
  ) {}

  static async start({ withRedis, units, environment }: ReplicatedOptions): Promise<Replicated> {
    const database = testDatabase();
    const redis = withRedis ? await TestRedis.start() : undefined;
    const cluster = await Cluster.start({
      database,
      ...(units && { units }),
      environment: {
        ...(redis && { REDIS_URL: redis.url, QUEUE_DRIVER: 'redis' }),
        WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
        PAY_FX_SOURCES: 'table',
        RATE_LIMIT_PER_MINUTE: '600000',
        RATE_LIMIT_PROJECT_PER_MINUTE: '0',
        RATE_LIMIT_ADDRESS_PER_MINUTE: '0',
        RATE_LIMIT_BURST: '100000',
        ...environment,
      },
    });
    const made = new Replicated(cluster, await HeldReceiver.start(), database, redis);
    made.owner = await cluster.signInOwner();
    await made.balanced('auth', '/api/v1/projects', {
      token: made.owner,
      body: { name: 'Demo', slug: 'demo' },
    });
    for (const product of SERVICES) made.keys.set(product, (await made.newKey(product)).secret);
    return made;
  }

  /** A new key of the project. */
  async newKey(product: ServiceName, more: object = {}): Promise<{ id: string; secret: string }> {
    const body = { product, name: 'replicas', ...more };
    const path = '/api/v1/projects/demo/keys';
    return (await this.balanced('auth', path, { token: this.owner, body })) as never;
  }

  /** The address of a path at one replica. */
  at(service: ServiceName, which: Which, path: string): string {
    return (this.cluster.replicasOf(service)[which]?.url ?? '') + path;
  }

  /** Asks one replica, with the key of its product unless told otherwise. */
  ask(service: ServiceName, which: Which, path: string, request: Call = {}): Promise<Answer> {
    return call(this.at(service, which, path), { token: this.keys.get(service), ...request });
  }

  /** The same for what must be agreed to. */
  async of(service: ServiceName, which: Which, path: string, request: Call = {}) {
    return dataOf(this.at(service, which, path), { token: this.keys.get(service), ...request });
  }

  /** The items of a list at one replica. */
  async items(service: ServiceName, which: Which, path: string, request: Call = {}) {
    const { items } = await this.of(service, which, path, request);
    return items as Readonly<Record<string, unknown>>[];
  }

  /** Asks whichever replica the balancer chooses. */
  async balanced(service: ServiceName, path: string, request: Call = {}) {
    const base = this.cluster.environment[`${service.toUpperCase()}_URL`] ?? '';
    return dataOf(base + path, { token: this.keys.get(service), ...request });
  }

  /** The newest code to somebody. */
  codeTo(to: string): Promise<string> {
    const headers = { 'skydeck-project': 'demo', 'skydeck-mode': 'live' };
    const path = `/api/v1/outbox?to=${encodeURIComponent(to)}`;
    return eventually(
      async () => {
        const found = await this.items('messaging', 1, path, { token: this.owner, headers });
        const [message] = found as unknown as { content: { text: string } }[];
        const [code] = /\d{6}/.exec(message?.content.text ?? '') ?? [];
        if (code === undefined) throw new Error('No code has come yet.');
        return code;
      },
      { timeoutMs: 20_000, everyMs: 50 },
    );
  }

  async close(): Promise<void> {
    await this.receiver[Symbol.asyncDispose]();
    await this.cluster.close();
    await this.redis?.close();
    await this.database[Symbol.asyncDispose]();
  }
}

/** A header that makes a request happen once. */
export const once = (key = newId('once')) => ({ 'idempotency-key': key });

export const SOON = { timeoutMs: 20_000, everyMs: 50 };
