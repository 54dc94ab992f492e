import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

const KEY = `${APP}/deploy-key` as const;
const COLUMNS = ['public_key', 'fingerprint', 'hosts', { path: 'created_at', title: 'created' }];

const pathOf = async (context: CommandContext, input: CommandInput) => ({
  project: await context.project(),
  app: input.argument('app'),
});

/** `skydeck app deploy-key show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.GET(KEY, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app deploy-key create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.POST(KEY, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app deploy-key delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input);
  await context.confirm(`Throw the deploy key of "${path.app}" away?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(KEY, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck app deploy-key forget` */
export async function forget(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { ...(await pathOf(context, input)), host: input.argument('host') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(`${KEY}/hosts/{host}`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
