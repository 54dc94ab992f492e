import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';
import { registryCredentials } from './registry-credentials.js';

const IMAGE = `${APP}/image` as const;
const COLUMNS = ['ref', 'digest', 'has_credentials', 'has_webhook', 'updated_at'];

const pathOf = async (context: CommandContext, input: CommandInput) => ({
  project: await context.project(),
  app: input.argument('app'),
});

/** `skydeck app image show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.GET(IMAGE, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app image set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const credentials = await registryCredentials(context, input);
  const body = { ref: input.argument('image'), ...(credentials && { credentials }) };
  const item = await dataOf(platform.PUT(IMAGE, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app image check` */
export async function check(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.POST(`${IMAGE}/check`, { params: { path } }));
  return { kind: 'item', item, columns: ['moved', 'digest', 'deployment.id'] };
}

/** `skydeck app image webhook` */
export async function createWebhook(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.POST(`${IMAGE}/webhook`, { params: { path } }));
  return { kind: 'item', item, columns: ['app_id', 'url'] };
}

/** `skydeck app image forget-webhook` */
export async function deleteWebhook(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input);
  await context.confirm(`Throw the webhook of "${path.app}" away?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(`${IMAGE}/webhook`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
