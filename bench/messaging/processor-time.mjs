import { cpuWithChildrenUs } from '../cpu/cpu-with-children.mjs';

/**
 * Seconds of a processor that this process and the stores beside it have used: what is left of a
 * comparison on a machine that does other work too.
 * @param postgres process of the server of Postgres; those of its connections count as well
 */
export function processorTime({ postgres, redis }) {
  const { user, system } = process.cpuUsage();
  const ofRedis = redis ? cpuWithChildrenUs(redis) : 0;
  return (user + system + cpuWithChildrenUs(postgres) + ofRedis) / 1_000_000;
}
