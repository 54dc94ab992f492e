import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DATABASE_PATH, pathOf } from './db.js';

const CREDENTIALS = `${DATABASE_PATH}/credentials` as const;
const CREDENTIAL = `${CREDENTIALS}/{credential}` as const;
const COLUMNS = ['name', 'access', 'state', 'user', 'previous_until'] as const;
const LONGEST_GRACE_S = 604_800;

const placeOf = async (context: CommandContext, input: CommandInput) => ({
  ...(await pathOf(context, input.argument('database'))),
  credential: input.optionalArgument('credential') ?? 'owner',
});

/** `skydeck db credentials list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const items = await everyItem((query) => platform.GET(CREDENTIALS, { params: { path, query } }));
  return { kind: 'list', items, columns: COLUMNS, empty: 'There are no credentials.' };
}

/** `skydeck db credentials create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const access = input.flag('write') ? ('read_write' as const) : ('read_only' as const);
  const body = { name: input.argument('name'), access };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(CREDENTIALS, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck db credentials show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await placeOf(context, input);
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${CREDENTIAL}/reveal`, { params: { path } }));
  const columns = ['host', 'port', 'database', 'user', 'password', 'url', 'pooled_url', 'ca'];
  return { kind: 'item', item, columns };
}

/** `skydeck db rotate` */
export async function rotate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await placeOf(context, input);
  const body = { grace_s: input.count('grace', { min: 0, max: LONGEST_GRACE_S }) ?? 0 };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${CREDENTIAL}/rotate`, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck db credentials end-previous` */
export async function endPrevious(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await placeOf(context, input);
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${CREDENTIAL}/end-previous`, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck db credentials delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await placeOf(context, input);
  const question = `End "${path.credential}" and its connections?`;
  await context.confirm(question, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(CREDENTIAL, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
