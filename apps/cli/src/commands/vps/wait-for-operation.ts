import { dataOf } from '@skydeck/sdk';
import type { Operation } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { timedOut } from '../../failures/cli-error.js';
import { operationProgress } from './operation-progress.js';

/** How long one request waits at the service, in seconds: progress is seen this often. */
const WAIT_S = 2;

export interface Awaited {
  readonly operationId: string;
  readonly timeoutMs: number;
  readonly deadline: AbortSignal;
  /** What to do when the time is up. */
  readonly hint: string;
}

/** Tells how far an operation is until it is over, and gives how it ended. */
export async function waitForOperation(
  context: CommandContext,
  { operationId, timeoutMs, deadline, hint }: Awaited,
): Promise<Operation> {
  const { platform } = await context.clients();
  const path = { project: await context.project(), id: operationId };
  let told: string | undefined;
  for (let wait = 0; ; wait = WAIT_S) {
    const operation = await dataOf(
      platform.GET('/v1/projects/{project}/operations/{id}', { params: { path, query: { wait } } }),
    );
    const progress = operationProgress(operation);
    if (progress !== told) context.progress(`→ ${progress}`);
    told = progress;
    if (operation.finished_at !== null) return operation;
    if (deadline.aborted) {
      throw timedOut(`${operation.kind} still goes on after ${timeoutMs / 1000} s.`, hint);
    }
  }
}
