import { giveUpConnection, isConnectionError, openRedis, type RedisLink } from '@skydeck/redis';
import { createRedisBackend, type RedisQueueBackend } from 'bullmq';

const ADD_TIMEOUT_MS = 1000;
const PING_TIMEOUT_MS = 1000;

type BackendOptions = Parameters<typeof createRedisBackend>[1];
type BackendUse = Parameters<typeof createRedisBackend>[2];

/**
 * Jobs in Redis. The queues of a service share one connection, on which adding fails at once while
 * Redis is away; its workers share another one, which waits. Each worker has one more to be woken.
 */
export class RedisStore {
  readonly #adding: RedisLink;
  readonly #working: RedisLink;
  readonly #waking = new Set<RedisLink>();

  constructor(url: string) {
    const patience = { commandTimeout: ADD_TIMEOUT_MS, enableAutoPipelining: false };
    this.#adding = openRedis(url, 'ask', patience);
    this.#working = openRedis(url, 'wait');
    // BullMQ waits for a connection that is being made, but gives up on one that it has to make.
    for (const redis of [this.#adding, this.#working]) redis.connect().catch(() => undefined);
    const working = this.#working;
    const duplicate = working.duplicate.bind(working) as (...words: unknown[]) => RedisLink;
    Reflect.set(working, 'duplicate', (...words: unknown[]) => this.#notice(duplicate(...words)));
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

  /**
   * Remembers a connection that BullMQ makes for a worker, and makes it: BullMQ would try once, and the worker
   * of a service that starts while Redis is away would never work.
   */
  #notice(redis: RedisLink): RedisLink {
    this.#waking.add(redis);
    redis.connect().catch(() => undefined);
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
      for (const redis of [this.#working, ...this.#waking]) giveUpConnection(redis);
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
