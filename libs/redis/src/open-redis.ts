import { Redis, type RedisOptions } from 'ioredis';
import { OutageLog } from './outage-log.js';
import { isClusterUrl, openCluster, type RedisLink } from './redis-link.js';

/**
 * What a connection is for. `ask`: somebody waits for the answer, so a Redis that is away is an
 * error at once. `wait`: the command may wait for a Redis that comes back. `listen`: subscriptions,
 * which are made again by themselves.
 */
export type RedisUse = 'ask' | 'wait' | 'listen';

const COMMAND_TIMEOUT_MS = 250;
/** A Redis that hangs keeps its sockets; a cut one is noticed by everybody. */
const SILENCE_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;
const LONGEST_PAUSE_MS = 1000;
/** ioredis waits so long for a socket to close, and also when it has closed long before. */
const DISCONNECT_TIMEOUT_MS = 100;

const OPTIONS: Record<RedisUse, RedisOptions> = {
  ask: {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
  },
  wait: { maxRetriesPerRequest: null },
  listen: { maxRetriesPerRequest: null },
};

const logs = new Map<string, OutageLog>();

/**
 * Makes a connection that comes back by itself; `connect()` opens it. With `?cluster=true` in the address
 * it is one to a cluster.
 */
export function openRedis(url: string, use: RedisUse, more: RedisOptions = {}): RedisLink {
  const options = optionsOf(use, more);
  const redis = isClusterUrl(url) ? openCluster(url, options) : new Redis(url, options);
  const log = logs.get(url) ?? new OutageLog();
  logs.set(url, log);
  log.watch(redis);
  return redis;
}

function optionsOf(use: RedisUse, more: RedisOptions): RedisOptions {
  return {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 50, LONGEST_PAUSE_MS),
    ...OPTIONS[use],
    ...more,
  };
}
