import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './process-identity.mjs';

/** The supervisor of this home, `{ pid, start_token, state, … }`; null when none runs. */
export function readRunning(home) {
  const run = readJson(join(home, 'run/skydeck.json'));
  return run !== null && isRunning(run) ? run : null;
}

/** What a supervisor that was killed may have left running, by name. */
export function readLeftovers(home) {
  const children = readJson(join(home, 'run/children.json')) ?? {};
  return Object.entries(children).filter(([, child]) => isRunning(child));
}

/** A process of the supervisor by its name; null when it does not run. */
export function readChild(home, name) {
  const child = readJson(join(home, 'run/children.json'))?.[name] ?? null;
  return isRunning(child) ? child : null;
}

/** What the edge tells of its workers, `{ pid, worker, restarts, failures, … }`. */
export function readEdgeWorkers(home) {
  return readJson(join(home, 'edge/workers.json'));
}

/** The processes of the edge that run, its keeper first; it outlives whoever started it. */
export function readEdge(home) {
  const { processes = [], ...keeper } = readEdgeWorkers(home) ?? {};
  return [keeper, ...processes].filter(isRunning);
}

/** Addresses of the running installation; null before it was ready. */
export function readEndpoints(home) {
  return readJson(join(home, 'endpoints.json'));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
