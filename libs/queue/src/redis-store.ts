import { isConnectionError, openRedis } from '@skydeck/redis';
import { createRedisBackend, type RedisQueueBackend } from 'bullmq';
import type { Redis } from 'ioredis';

const ADD_TIMEOUT_MS = 1000;
const PING_TIMEOUT_MS = 1000;

type BackendOptions = Parameters<typeof createRedisBackend>[1];
type BackendUse = Parameters<typeof createRedisBackend>[2];

/**
 * Jobs in Redis. The queues of a service share one connection, on which adding fails at once while
 * Redis is away; its workers share another one, which waits. Each worker has one more to be woken.
 */
export class RedisStore {
  readonly #adding: Redis;
  readonly #working: Redis;
  readonly #waking = new Set<Redis>();

  constructor(url: string) {
    const patience = { commandTimeout: ADD_TIMEOUT_MS, enableAutoPipelining: false };
    this.#adding = openRedis(url, 'ask', patience);
    this.#working = openRedis(url, 'wait');
    // BullMQ waits for a connection that is being made, but gives up on one that it has to make.
    for (const redis of [this.#adding, this.#working]) redis.connect().catch(() => undefined);
    const duplicate = this.#working.duplicate.bind(this.#working);
    this.#working.duplicate = (override) => this.#notice(duplicate(override));
  }

  /** What BullMQ's queue or worker of this name works with. */
  backend(name: string, options: BackendOptions, use: BackendUse = {}): RedisQueueBackend {
    const connection = use.withBlockingConnection ? this.#working : this.#adding;
    const backend = createRedisBackend(name, { ...options, connection }, use);
    hideConnectionErrors(backend);
    this.#boundEnd(backend);
    return backend;
  }

  /** Whether jobs can be added now. */
  isReady(): boolean {
    return this.#adding.status === 'ready';
  }

  /** Lets go of every connection, whether Redis answers or not. */
  close(): void {
    for (const redis of [this.#adding, this.#working, ...this.#waking]) redis.disconnect();
  }

  /** Remembers a connection that BullMQ makes for a worker; it ends and connects it at will. */
  #notice(redis: Redis): Redis {
    this.#waking.add(redis);
    return redis;
  }

  /**
   * A worker that closes waits for what it asked Redis, which may be for ever. While Redis is away
   * nothing is waited for: the row is the truth, and another worker takes the job again.
   */
  #boundEnd(backend: RedisQueueBackend): void {
    const disconnect = backend.disconnectBlocking.bind(backend);
    backend.disconnectBlocking = async (wait) => {
      if (!(await this.#isAway())) return disconnect(wait);
      for (const redis of [this.#working, ...this.#waking]) giveUp(redis);
    };
    const close = backend.close.bind(backend);
    backend.close = async (force) => close(force || (await this.#isAway()));
  }

  async #isAway(): Promise<boolean> {
    if (this.#working.status !== 'ready') return true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), PING_TIMEOUT_MS);
    });
    const answered = this.#working.ping().then(
      () => false,
      () => true,
    );
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  }
}

/** The log has them once; BullMQ would report each attempt of each connection. */
function hideConnectionErrors(backend: RedisQueueBackend): void {
  const emit = backend.emit.bind(backend);
  backend.emit = (event, ...values) =>
    event === 'error' && isConnectionError(values[0]) ? true : emit(event, ...values);
}

/** Makes all that waits for this connection fail, and all that is asked later too. */
function giveUp(redis: Redis): void {
  redis.options.retryStrategy = () => null;
  // Between two attempts there is no socket to close: the next attempt is the last one.
  if (redis.status !== 'reconnecting') redis.disconnect();
}
