import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './process-identity.mjs';

/**
 * The parents of the sandboxes that apps of this home run in, by the names of their folders. A
 * platform that was killed leaves them to the next one; each takes its sandbox along when it ends.
 */
export function readApps(home) {
  const parent = join(home, 'launchpad/replicas');
  return list(parent)
    .map((name) => [name, readShim(join(parent, name, 'shim.json'))])
    .filter(([, shim]) => isRunning(shim));
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readShim(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
