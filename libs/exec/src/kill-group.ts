import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;
/** An ended process counts as part of the group until init collects it; nobody can hurry that. */
const COLLECT_MS = 1_000;

/**
 * Ends every process of a group that we started (its leader's pid is the group's number):
 * SIGTERM, then SIGKILL for what is left after the grace time. Resolves when none runs.
 */
export async function killGroup(leaderPid: number, graceMs: number): Promise<void> {
  if (!signalGroup(leaderPid, 'SIGTERM')) return;
  if (await isGone(leaderPid, graceMs, true)) return;
  signalGroup(leaderPid, 'SIGKILL');
  // Nothing is left to be done: whoever has no other work need not stay for init.
  await isGone(leaderPid, COLLECT_MS, false);
}

async function isGone(leaderPid: number, withinMs: number, ref: boolean): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (signalGroup(leaderPid, 0)) {
    if (Date.now() >= until) return false;
    await sleep(POLL_MS, undefined, { ref });
  }
  return true;
}

/** Signals a group at once; false when it has no process left (signal 0 only asks). */
function signalGroup(leaderPid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leaderPid, signal);
    return true;
  } catch {
    return false;
  }
}
