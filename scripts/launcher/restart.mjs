import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { lastLines } from './follow-log.mjs';
import { findHome } from './home.mjs';
import { isRunning } from './process-identity.mjs';
import { readChild, readEdgeWorkers } from './run-file.mjs';

export const USAGE = `Usage: npm run restart -- edge

Puts a new process in place of the one that answers visitors. No request fails: the new one answers
before the old one stops taking connections, and the old one finishes what it has.`;

const POLL_MS = 50;
const LONGEST_MS = 120_000;

/** Restarts a part of the installation that runs. */
export async function restart(environment, words, say) {
  if (words.includes('--help') || words.includes('-h')) return say(USAGE);
  if (words.length !== 1 || words[0] !== 'edge') throw new Failure(USAGE);
  const home = findHome(environment);
  const before = readEdgeWorkers(home);
  if (before === null || !isRunning(before)) throw new Failure(whyNot(home));
  const logFile = join(home, 'logs/edge.log');
  const logStart = statSync(logFile).size;
  hangUp(before.pid);
  const after = await untilChanged(home, before);
  if (after.failures > before.failures) {
    throw new Failure(
      `The new worker could not start, and the old one goes on; above is the end of ${logFile}.`,
      lastLines(logFile, logStart),
    );
  }
  return say(`The edge was restarted: worker ${after.worker} answers.`);
}

function whyNot(home) {
  return readChild(home, 'edge') === null
    ? `Skydeck is not running in ${home}. Run "npm start".`
    : 'This edge tells nothing of itself yet. Try again, or run "npm run stop", then "npm start".';
}

function hangUp(pid) {
  try {
    process.kill(pid, 'SIGHUP');
  } catch (error) {
    if (error.code !== 'EPERM') throw error;
    throw new Failure(
      `Process ${pid} belongs to another user. Run "npm run restart -- edge" as that user.`,
    );
  }
}

async function untilChanged(home, before) {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    const now = readEdgeWorkers(home);
    if (now && (now.restarts > before.restarts || now.failures > before.failures)) return now;
    await sleep(POLL_MS);
  }
  throw new Failure(`The edge was not restarted in time; see ${join(home, 'logs/edge.log')}.`);
}
