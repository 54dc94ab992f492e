import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_S = 100;

/**
 * Seconds of a processor that this process and the stores beside it have used: what is left of a
 * comparison on a machine that does other work too.
 * @param postgres process of the server of Postgres; those of its connections count as well
 */
export function processorTime({ postgres, redis }) {
  const { user, system } = process.cpuUsage();
  const server = timesOf(postgres);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const connections = all.map(timesOf).filter((times) => times?.parent === postgres);
  const ofPostgres = connections.reduce((sum, { own }) => sum + own, server.own + server.ofEnded);
  const ofRedis = redis ? timesOf(redis).own : 0;
  return (user + system) / 1_000_000 + (ofPostgres + ofRedis) / TICKS_PER_S;
}

/** See proc_pid_stat(5). */
function timesOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...rest] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, userOfEnded, systemOfEnded] = rest.slice(9);
    return { parent, own: user + system, ofEnded: userOfEnded + systemOfEnded };
  } catch {
    return undefined;
  }
}
