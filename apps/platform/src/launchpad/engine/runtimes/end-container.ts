import { setTimeout as sleep } from 'node:timers/promises';
import type Docker from 'dockerode';
import { processTree } from '../sandbox/process-tree.js';
import { askToEnd } from './replica-signals.js';
import { within } from './within.js';

const REMOVE_TRIES = 20;
const REMOVE_AGAIN_MS = 250;

/**
 * Ends a container, with SIGKILL after the grace time. The engine would signal the shell around a start
 * command, which ends without telling anybody; where its processes are ours to see, the application
 * itself is asked.
 */
export async function endContainer(
  container: Docker.Container,
  ended: Promise<void> | undefined,
  graceS: number,
): Promise<void> {
  const facts = await container.inspect().catch(unless(404));
  const tree = facts?.State.Running ? await processTree(facts.State.Pid) : [];
  let leftS = Math.ceil(graceS);
  if (ended && tree.length > 0) {
    await askToEnd(tree);
    await within(ended, graceS * 1_000);
    leftS = 0;
  }
  await container.stop({ t: leftS }).catch(unless(304, 404));
}

/** Kills and removes a container, and sees to it that it is gone. */
export async function removeContainer(container: Docker.Container): Promise<void> {
  for (let tries = 0; tries < REMOVE_TRIES; tries++) {
    await container.remove({ force: true }).catch(unless(404, 409));
    if (!(await container.inspect().catch(unless(404)))) return;
    // The engine was doing something else with it.
    await sleep(REMOVE_AGAIN_MS);
  }
}

/** Passes over answers that only say that the work is done already. */
export function unless(...codes: number[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.includes((error as { statusCode?: number }).statusCode ?? 0)) throw error;
    return undefined;
  };
}
