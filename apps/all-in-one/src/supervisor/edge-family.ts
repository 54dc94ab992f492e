import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from '@skydeck/exec';

const POLL_MS = 50;
/** A keeper that does not end by then is left no choice. */
const FORCED_MS = 15_000;

/** The processes of an edge: its keeper, and the workers that it leads. */
export interface EdgeFamily {
  readonly keeper: ProcessIdentity | undefined;
  readonly workers: readonly ProcessIdentity[];
}

/** Those that run of the edge of a home, whoever started them. */
export function edgeFamily(home: string): EdgeFamily {
  const { processes = [], ...keeper } = read(home);
  return {
    keeper: isRunning(keeper) ? keeper : undefined,
    workers: processes.filter(isRunning),
  };
}

/**
 * Ends all of them. One that was killed is made good by the others, so each that shows up is told
 * once, until none is left.
 */
export async function endEdgeFamily(home: string): Promise<void> {
  const told = new Set<number>();
  const until = Date.now() + FORCED_MS;
  for (let left = all(home); left.length > 0; left = all(home)) {
    const isLate = Date.now() > until;
    for (const { pid } of left) {
      if (isLate || !told.has(pid)) send(pid, isLate ? 'SIGKILL' : 'SIGTERM');
      told.add(pid);
    }
    await sleep(POLL_MS);
  }
}

/** Ends all of them at once. */
export function killEdgeFamily(home: string): void {
  for (const { pid } of all(home)) send(pid, 'SIGKILL');
}

/** Workers first: a keeper without them starts none in so short a time, but they would start one. */
function all(home: string): ProcessIdentity[] {
  const { keeper, workers } = edgeFamily(home);
  return [...workers, ...(keeper ? [keeper] : [])];
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function read(home: string): ProcessIdentity & { processes?: ProcessIdentity[] } {
  try {
    const text = readFileSync(join(home, 'edge/workers.json'), 'utf8');
    return JSON.parse(text) as ReturnType<typeof read>;
  } catch {
    return { pid: 0, start_token: '' };
  }
}
