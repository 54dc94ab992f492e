import { ComputeFailure } from '../../compute-failure.js';
import { hasEnded } from '../machine/machine.js';
import type { ServerFolder } from '../machine/server-folder.js';
import { withMachine } from '../qmp/qmp-client.js';

const END_MS = 3_000;

/** Why a guest that was at work says nothing more; undefined when nothing is known against it. */
export async function whyStopped(folder: ServerFolder): Promise<ComputeFailure | undefined> {
  if (await isOutOfSpace(folder)) {
    const text = 'The storage is full; the server goes on when there is room.';
    return new ComputeFailure('no_space', text, undefined, true);
  }
  // Its monitor may be the first of the machine to go.
  if (!(await hasEnded(folder, END_MS))) return undefined;
  return new ComputeFailure('busy', 'The server stopped in the meantime.', undefined, true);
}

/**
 * Whether a guest waits for room: a write that finds none stops the whole machine, so that the guest
 * loses nothing of it.
 */
export async function isOutOfSpace(folder: ServerFolder): Promise<boolean> {
  return withMachine(folder, async (qmp) => {
    const { status } = await qmp.call<{ status: string }>('query-status');
    return status === 'io-error';
  }).catch(() => false);
}

/** Lets a guest that waited for room try again. */
export async function goOn(folder: ServerFolder): Promise<void> {
  if (await isOutOfSpace(folder)) await withMachine(folder, (qmp) => qmp.call('cont'));
}
