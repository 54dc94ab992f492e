import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DEPLOYMENT, DEPLOYMENT_COLUMNS } from './app.js';
import { findDeployment } from './find-deployment.js';

/** `skydeck app cancel` */
export async function cancel(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const { id } = await findDeployment(
    context,
    app,
    input.optionalArgument('deployment') ?? 'latest',
  );
  const path = { project: await context.project(), app, id };
  const { platform } = await context.clients();
  const deployment = await dataOf(platform.POST(`${DEPLOYMENT}/cancel`, { params: { path } }));
  return { kind: 'item', item: deployment, columns: DEPLOYMENT_COLUMNS };
}
