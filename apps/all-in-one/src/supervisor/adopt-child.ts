import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, stopProcess } from '@skydeck/exec';
import type { ChildrenFile } from './children-file.js';
import type { RunningChild } from './keep-alive.js';

const WATCH_MS = 250;
const STOP_STEPS = [
  { signal: 'SIGTERM', waitMs: 10_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
] as const;

/** Takes charge of a child that the process before has noted; null when it does not run. */
export function adoptChild(children: ChildrenFile, name: string): RunningChild | null {
  const identity = children.read()[name];
  if (!identity || !isRunning(identity)) return null;
  children.add(name, identity.pid);
  return {
    exited: untilGone(identity),
    async stop() {
      await stopProcess(identity, STOP_STEPS);
    },
  };
}

async function untilGone(identity: ProcessIdentity): Promise<void> {
  while (isRunning(identity)) await sleep(WATCH_MS, undefined, { ref: false });
}
