import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { Deployment } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { ExitCode } from '../../failures/exit-code.js';
import { DEPLOYMENT, DEPLOYMENTS } from './app.js';

/** Finds a deployment by its id, by its number, or as the latest one. */
export async function findDeployment(
  context: CommandContext,
  app: string,
  wanted: string,
): Promise<Deployment> {
  const project = await context.project();
  const { platform } = await context.clients();
  if (wanted.startsWith('dep_')) {
    const path = { project, app, id: wanted };
    return dataOf(platform.GET(DEPLOYMENT, { params: { path } }));
  }
  const isLatest = wanted === 'latest';
  const all = await everyItem(
    (query) => platform.GET(DEPLOYMENTS, { params: { path: { project, app }, query } }),
    isLatest ? 1 : undefined,
  );
  const found = isLatest
    ? all[0]
    : all.find(({ number }) => String(number) === wanted.replace(/^#/, ''));
  if (found) return found;
  const message = isLatest
    ? `"${app}" was never deployed.`
    : `"${app}" has no deployment ${wanted}.`;
  throw new CliError('deployment_not_found', message, ExitCode.notFound, {
    hint: `\`skydeck app deployments ${app}\` lists them.`,
  });
}
