import { dataOf } from '@skydeck/sdk';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { hasBrowser, openBrowser } from '../../terminal/open-browser.js';

/** `skydeck open` */
export async function open(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.optionalArgument('app');
  const url = name ? await urlOf(context, name) : originOf(await context.endpoints(), 'dashboard');
  if (context.isInteractive && hasBrowser(context.environment)) openBrowser(url);
  return { kind: 'document', value: { url }, text: url };
}

async function urlOf(context: CommandContext, app: string): Promise<string> {
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  const found = platform.GET('/v1/projects/{project}/apps/{app}', { params: { path } });
  return (await dataOf(found)).url;
}
