import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

const BINDINGS = `${APP}/bindings` as const;
const BINDING = `${BINDINGS}/{id}` as const;
const COLUMNS = ['id', 'target', 'mode', 'state', 'variables', 'credential_id'] as const;

const appOf = async (context: CommandContext, input: CommandInput) => ({
  project: await context.project(),
  app: input.argument('app'),
});

/** `skydeck app binding list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await appOf(context, input);
  const items = await everyItem((query) => platform.GET(BINDINGS, { params: { path, query } }));
  const empty = 'Bound to nothing yet. Attach a product with `skydeck app binding attach`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck app binding show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = { ...(await appOf(context, input)), id: input.argument('binding') };
  const item = await dataOf(platform.GET(BINDING, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app binding attach` */
export async function attach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await appOf(context, input);
  const [key, url] = [input.text('keyName'), input.text('urlName')];
  const pool = input.text('poolName');
  const scopes = input.list('scope');
  const body = {
    kind: input.flag('database') ? ('database' as const) : ('product' as const),
    target: input.argument('product'),
    mode: input.flag('test') ? ('test' as const) : ('live' as const),
    names: {
      ...(key !== undefined && { key }),
      ...(url !== undefined && { url }),
      ...(pool !== undefined && { pool_url: pool }),
    },
    ...(scopes.length > 0 && { scopes: [...scopes] }),
    apply: true,
  };
  const item = await dataOf(platform.POST(BINDINGS, { params: { path }, body }));
  return { kind: 'item', item, columns: [...COLUMNS, 'deployment_id'] };
}

/** `skydeck app binding rotate` */
export async function rotate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = { ...(await appOf(context, input)), id: input.argument('binding') };
  const item = await dataOf(platform.POST(`${BINDING}/rotate`, { params: { path } }));
  return { kind: 'item', item, columns: [...COLUMNS, 'deployment_id'] };
}

/** `skydeck app binding detach` */
export async function detach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { ...(await appOf(context, input)), id: input.argument('binding') };
  await context.confirm(`Detach ${path.id} and end its key?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(BINDING, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
