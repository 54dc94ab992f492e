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
