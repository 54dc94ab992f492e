import { Cluster, type Redis, type RedisOptions } from 'ioredis';

/** A connection to one server of Redis, or to a cluster of them. */
export type RedisLink = Redis | Cluster;

const LONGEST_PAUSE_MS = 1000;
/** Finding out which server has which slots is a command of a connection, too. */
const LEAST_COMMAND_TIMEOUT_MS = 1000;
const SLOTS_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Whether an address names a cluster, as `redis://one-of-them:6379?cluster=true` does. */
export function isClusterUrl(url: string): boolean {
  return /[?&]cluster=true\b/.test(url);
}

/** A cluster is found by any of its servers; what is said of each of them is the same. */
export function openCluster(url: string, options: RedisOptions): Cluster {
  const { hostname, port, username, password, protocol } = new URL(url);
  const { enableOfflineQueue, enableAutoPipelining, commandTimeout, ...rest } = options;
  // Connections to its servers are idle at times, and made while nobody waits.
  const { socketTimeout: _, ...each } = rest;
  return new Cluster([{ host: hostname, port: Number(port || 6379) }], {
    lazyConnect: true,
    clusterRetryStrategy: (times) => Math.min(times * 50, LONGEST_PAUSE_MS),
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
    ...(enableAutoPipelining !== undefined && { enableAutoPipelining }),
    slotsRefreshTimeout: SLOTS_TIMEOUT_MS,
    redisOptions: {
      ...each,
      connectTimeout: CONNECT_TIMEOUT_MS,
      ...(commandTimeout !== undefined && {
        commandTimeout: Math.max(commandTimeout, LEAST_COMMAND_TIMEOUT_MS),
      }),
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { tls: {} }),
    },
  });
}

/** Ends the sockets of a connection whose other end hangs, so that it is made anew. */
export function cutConnection(link: RedisLink, reason: string): void {
  if (link instanceof Cluster) link.disconnect(true);
  else link.stream.destroy(new Error(reason));
}

/** Makes all that waits for a connection fail, and all that is asked later too. */
export function giveUpConnection(link: RedisLink): void {
  if (link instanceof Cluster) link.options.clusterRetryStrategy = () => null;
  else link.options.retryStrategy = () => null;
  // Between two attempts there is no socket to close: the next attempt is the last one.
  if (link.status !== 'reconnecting') link.disconnect();
}
