import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

const DRAINS = `${APP}/log-drains` as const;
const DRAIN = `${DRAINS}/{drain}` as const;
const COLUMNS = ['id', 'url', 'status', 'sent_seq', 'problem', 'failing_since'] as const;

/** `skydeck app drain add` */
export async function addDrain(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const body = { url: input.argument('url'), headers: input.pairs('header') };
  const params = { path: await appOf(context, input) };
  const item = await dataOf(platform.POST(DRAINS, { params, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app drain list` */
export async function listDrains(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await appOf(context, input);
  const { platform } = await context.clients();
  const items = await everyItem((query) => platform.GET(DRAINS, { params: { path, query } }));
  return { kind: 'list', items, columns: COLUMNS, empty: 'The log is sent nowhere.' };
}

/** `skydeck app drain show` */
export async function showDrain(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = { ...(await appOf(context, input)), drain: input.argument('drain') };
  const item = await dataOf(platform.GET(DRAIN, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app drain enable` */
export async function enableDrain(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = { ...(await appOf(context, input)), drain: input.argument('drain') };
  const item = await dataOf(platform.POST(`${DRAIN}/enable`, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app drain remove` */
export async function removeDrain(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = { ...(await appOf(context, input)), drain: input.argument('drain') };
  await context.confirm(`Send no more to ${path.drain}?`, input.flag('yes'));
  const item = await dataOf(platform.DELETE(DRAIN, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function appOf(context: CommandContext, input: CommandInput) {
  return { project: await context.project(), app: input.argument('app') };
}
