import { dataOf } from '@skydeck/sdk';
import type { Deployment, LogLine } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { timedOut } from '../../failures/cli-error.js';
import { DEPLOYMENT, isFinished } from './app.js';
import { follow } from './follow.js';
import { fillIn } from './logs.js';

export interface WaitOptions {
  readonly path: { readonly project: string; readonly app: string; readonly id: string };
  readonly timeoutMs: number;
  /** What to do when the time is up. */
  readonly hint: string;
  readonly onLine: (line: string) => void;
  readonly onStatus: (status: string) => void;
}

/** How long one request may wait at the service, in seconds. */
const LONGEST_WAIT_S = 30;

/** Shows the log of a deployment until it has finished, and gives how it ended. */
export async function waitForDeployment(
  context: CommandContext,
  options: WaitOptions,
): Promise<Deployment> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([deadline, context.signal]);
  await showLog(context, options, signal);

  const { platform } = await context.clients();
  for (let wait = 0; ; wait = LONGEST_WAIT_S) {
    const params = { path: options.path, query: wait > 0 && !deadline.aborted ? { wait } : {} };
    const deployment = await dataOf(platform.GET(DEPLOYMENT, { params }));
    if (isFinished(deployment)) return deployment;
    if (deadline.aborted) {
      const { id, status } = deployment;
      throw timedOut(`${id} is still ${status} after ${options.timeoutMs / 1000} s.`, options.hint);
    }
  }
}

async function showLog(
  context: CommandContext,
  options: WaitOptions,
  signal: AbortSignal,
): Promise<void> {
  const path = `${fillIn(DEPLOYMENT, options.path)}/logs/stream`;
  let shown: string | undefined;
  for await (const { event, data } of follow(context, { path, after: '0', signal })) {
    if (event === 'line') options.onLine((data as LogLine).line);
    const { status } = data as Partial<Deployment>;
    if (event === 'status' && status !== undefined && status !== shown) {
      shown = status;
      options.onStatus(status);
    }
  }
}
