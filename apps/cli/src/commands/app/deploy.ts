import type { Deployment } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { deploymentFailure } from './deployment-failure.js';
import { startDeployment } from './start-deployment.js';
import { readApp } from './show.js';
import { waitForDeployment } from './wait-for-deployment.js';

const COLUMNS = [
  { path: 'name', title: 'app' },
  { path: 'latest_deployment.id', title: 'deployment' },
  { path: 'latest_deployment.status', title: 'result' },
  { path: 'latest_deployment.commit_sha', title: 'commit' },
  'url',
] as const;

/** Builds take minutes; one that takes longer than this hangs. */
const LONGEST_WAIT_MS = 30 * 60_000;

/** `skydeck app deploy` */
export async function deploy(context: CommandContext, input: CommandInput): Promise<Answer> {
  const timeoutMs = context.globals.timeoutMs ?? LONGEST_WAIT_MS;
  const started = await startDeployment(context, input);
  const { app, deploymentId } = started;
  const follow = `skydeck app logs ${app.name} --deployment ${deploymentId} -f`;
  context.progress(`${started.isNew ? 'Created' : 'Deploying'} ${app.name} as ${deploymentId}`);
  if (!input.flag('wait')) {
    context.progress(`Follow it with \`${follow}\`.`);
    return { kind: 'item', item: await readApp(context, app.id), columns: COLUMNS };
  }

  context.noteForInterrupt(
    `The deployment goes on. Follow it with \`${follow}\`, or stop it with \`skydeck app cancel ${app.name} ${deploymentId}\`.`,
  );
  const deployment = await waitForDeployment(context, {
    path: { project: await context.project(), app: app.id, id: deploymentId },
    timeoutMs,
    hint: `It goes on. Follow it with \`${follow}\`.`,
    onLine: (line) => context.progress(printable(line, context.hasColors)),
    onStatus: (status) => context.progress(`→ ${status}`),
  });
  return answerFor(context, app.id, deployment);
}

async function answerFor(
  context: CommandContext,
  app: string,
  deployment: Deployment,
): Promise<Answer> {
  const item = { ...(await readApp(context, app)), latest_deployment: deployment };
  return { kind: 'item', item, columns: COLUMNS, failure: deploymentFailure(deployment) };
}
