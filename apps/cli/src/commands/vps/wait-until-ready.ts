import { setTimeout as pause } from 'node:timers/promises';
import type { Vps } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { timedOut } from '../../failures/cli-error.js';
import { readVps } from './vps.js';
import type { Awaited } from './wait-for-operation.js';

const PAUSE_MS = 500;

/** Waits until the first start of a server is through; ends early when it does not run any more. */
export async function waitUntilReady(
  context: CommandContext,
  id: string,
  { timeoutMs, deadline, hint }: Pick<Awaited, 'timeoutMs' | 'deadline' | 'hint'>,
): Promise<Vps> {
  for (let isTold = false; ; isTold = true) {
    const vps = await readVps(context, id);
    if (vps.ready || !['running', 'starting', 'rebooting'].includes(vps.state)) return vps;
    if (!isTold) context.progress('→ waiting until it is ready');
    if (deadline.aborted) {
      throw timedOut(`${vps.name} runs but is not ready after ${timeoutMs / 1000} s.`, hint);
    }
    await pause(PAUSE_MS, undefined, { signal: context.signal });
  }
}
