import type { Vps } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { operationFailure } from './operation-failure.js';
import { readVps, SERVER_COLUMNS } from './vps.js';
import { waitForOperation } from './wait-for-operation.js';
import { waitUntilReady } from './wait-until-ready.js';

/** An image may be built first; what takes longer than this hangs. */
const LONGEST_WAIT_MS = 30 * 60_000;

export interface Finishing {
  /** Name or id of the server, or of what `show` shows. */
  readonly name: string;
  /** Command that shows how it is; `vps show` when not given. */
  readonly show?: string;
  /** What is waited for besides the end of the operation. */
  readonly until?: 'ready';
}

/** Waits for the end of work that was begun, unless `--no-wait` was given. */
export async function ended(
  context: CommandContext,
  input: CommandInput,
  operationId: string,
  { name, show = 'vps show', until }: Finishing,
): Promise<Vps | undefined> {
  const timeoutMs = context.globals.timeoutMs ?? LONGEST_WAIT_MS;
  const look = `See how it is with \`skydeck ${show} ${name}\`.`;
  if (!input.flag('wait')) {
    context.progress(`${operationId} goes on. ${look}`);
    return undefined;
  }
  const hint = `It goes on. ${look}`;
  context.noteForInterrupt(hint);
  const waiting = { operationId, timeoutMs, deadline: AbortSignal.timeout(timeoutMs), hint };
  const failure = operationFailure(await waitForOperation(context, waiting));
  if (failure) throw failure;
  return until === 'ready' ? waitUntilReady(context, name, waiting) : undefined;
}

/** The server after the end of what was begun with it. */
export async function finish(
  context: CommandContext,
  input: CommandInput,
  begun: BegunBody | undefined,
  finishing: Finishing,
): Promise<Answer> {
  const operationId = operationIdOf(begun);
  const item =
    (await ended(context, input, operationId, finishing)) ??
    (await readVps(context, finishing.name));
  return { kind: 'item', item, columns: SERVER_COLUMNS };
}

interface BegunBody {
  readonly meta: { readonly operation_id?: string };
}

/** Names the work that a 202 answer speaks of. */
export function operationIdOf(begun: BegunBody | undefined): string {
  const id = begun?.meta.operation_id;
  if (id === undefined) throw new Error('The service did not say what it began.');
  return id;
}
