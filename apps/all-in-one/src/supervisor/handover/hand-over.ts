import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberName } from '../../stack/create-member.js';
import type { Stack } from '../../stack/create-stack.js';
import type { HandoverRequest } from './handover-files.js';
import { ORDER } from './messages.js';
import { Successor } from './successor.js';

/** So long callers that keep a connection are told with each answer to connect anew. */
const LET_GO_MS = 1_000;

/** What hands over, and whom it tells. */
export interface Giver {
  readonly stack: Stack;
  /** Arguments for the new process. */
  readonly words: readonly string[];
  readonly signal: AbortSignal;
  readonly onMoved: (moved: readonly MemberName[]) => void;
}

/**
 * Moves every member to a new process, one after the other. Both have its sockets, so those who
 * connect while neither runs it wait in its queue. Whatever goes wrong, all of it runs here again.
 */
export async function handOver(giver: Giver, request: HandoverRequest): Promise<void> {
  const { stack, words, signal, onMoved } = giver;
  const moved: MemberName[] = [];
  const successor = await Successor.start(request, stack, words);
  try {
    for (const name of ORDER) {
      signal.throwIfAborted();
      stack.member(name).letGo?.();
      await sleep(LET_GO_MS);
      moved.push(name);
      await stack.stop(name);
      await named(name, successor.run(name));
      onMoved(moved);
    }
    signal.throwIfAborted();
    await successor.adopt();
  } catch (error) {
    await successor.end();
    if (!signal.aborted) for (const name of moved) await stack.start(name);
    throw error;
  }
}

async function named(name: MemberName, started: Promise<void>): Promise<void> {
  try {
    await started;
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
