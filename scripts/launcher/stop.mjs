import { setTimeout as sleep } from 'node:timers/promises';
import { readApps } from './apps.mjs';
import { endContainers } from './containers.mjs';
import { Failure } from './failure.mjs';
import { findHome } from './home.mjs';
import { isRunning } from './process-identity.mjs';
import { readEdge, readLeftovers, readRunning } from './run-file.mjs';

const POLL_MS = 50;
const GENTLE_MS = 40_000;
const FORCED_MS = 15_000;

/** Ends the installation and waits until all of it is down. */
export async function stop(environment, say) {
  const home = findHome(environment);
  const running = readRunning(home);
  if (running !== null) {
    say('Stopping Skydeck');
    // The first request lets everything finish, the second one does not.
    const ended =
      (await end(running, 'SIGTERM', GENTLE_MS)) || (await end(running, 'SIGTERM', FORCED_MS));
    if (!ended) {
      throw new Failure(
        `Process ${running.pid} does not end. Run "kill -9 ${running.pid}", then "npm run stop".`,
      );
    }
  }
  const leftovers = readLeftovers(home);
  await Promise.all(leftovers.map(([name, child]) => endLeftover(name, child, say)));
  const edge = readEdge(home);
  await endEdge(home, say);
  // Apps outlive a platform that was killed, or that was told to keep them; they do not outlive this.
  const apps = readApps(home);
  if (apps.length > 0) say(`Stopping ${apps.length} ${apps.length === 1 ? 'app' : 'apps'}`);
  await Promise.all(apps.map(([, shim]) => end(shim, 'SIGTERM', FORCED_MS)));
  const containers = await endContainers(home, say);
  const ended = [...leftovers, ...edge, ...apps].length + containers;
  say(running === null && ended === 0 ? 'Skydeck is not running.' : 'Stopped.');
}

/** Postgres takes SIGINT for "end the connections and stop". */
async function endLeftover(name, child, say) {
  say(`Stopping ${name}, which an earlier run left behind`);
  const gently = name === 'postgres' ? 'SIGINT' : 'SIGTERM';
  const firmly = name === 'postgres' ? 'SIGQUIT' : 'SIGKILL';
  if ((await end(child, gently, FORCED_MS)) || (await end(child, firmly, FORCED_MS))) return;
  throw new Failure(`Process ${child.pid} (${name}) does not end. Run "kill -9 ${child.pid}".`);
}

/**
 * An edge of which one process was killed goes on by itself and makes good what is missing, so each
 * that shows up is told once, until none is left.
 */
async function endEdge(home, say) {
  const told = new Set();
  const until = Date.now() + FORCED_MS;
  for (let left = readEdge(home); left.length > 0; left = readEdge(home)) {
    if (told.size === 0) say('Stopping the edge, which an earlier run left behind');
    const isLate = Date.now() > until;
    for (const { pid } of left) {
      if (isLate || !told.has(pid)) signal(pid, isLate ? 'SIGKILL' : 'SIGTERM');
      told.add(pid);
    }
    await sleep(POLL_MS);
  }
}

async function end(target, name, withinMs) {
  const until = Date.now() + withinMs;
  signal(target.pid, name);
  while (isRunning(target)) {
    if (Date.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'EPERM') return;
    throw new Failure(`Process ${pid} belongs to another user. Run "npm run stop" as that user.`);
  }
}
