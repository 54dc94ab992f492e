import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { DEPLOYMENT_COLUMNS } from './app.js';
import { deploymentFailure } from './deployment-failure.js';
import { findDeployment } from './find-deployment.js';
import { waitForDeployment } from './wait-for-deployment.js';

/** Copies of releases build nothing; one that takes longer than this hangs. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** Follows a deployment that copies a release, unless nobody wants to wait. */
export async function followCopy(
  context: CommandContext,
  input: CommandInput,
  path: { readonly project: string; readonly app: string; readonly id: string },
): Promise<Answer> {
  if (!input.flag('wait')) {
    const item = await findDeployment(context, path.app, path.id);
    return { kind: 'item', item, columns: DEPLOYMENT_COLUMNS };
  }
  const deployment = await waitForDeployment(context, {
    path,
    timeoutMs: context.globals.timeoutMs ?? LONGEST_WAIT_MS,
    hint: 'It goes on.',
    onLine: (line) => context.progress(printable(line, context.hasColors)),
    onStatus: (status) => context.progress(`→ ${status}`),
  });
  const failure = deploymentFailure(deployment);
  return { kind: 'item', item: deployment, columns: DEPLOYMENT_COLUMNS, failure };
}
