import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { finish } from '../vps/finish.js';

export const NETWORKS = '/v1/projects/{project}/networks';
const NETWORK = `${NETWORKS}/{network}` as const;
const COLUMNS = ['name', 'id', 'cidr', { path: 'created_at', title: 'created' }] as const;

/** `skydeck network create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = { name: input.argument('name'), cidr: input.text('cidr') };
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(NETWORKS, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck network list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(NETWORKS, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'No private networks yet. Create one with `skydeck network create <name>`.',
  };
}

/** `skydeck network rename` */
export async function rename(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), network: input.argument('network') };
  const body = { name: input.argument('name') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.PATCH(NETWORK, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck network delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const network = input.argument('network');
  const path = { project: await context.project(), network };
  await context.confirm(`Delete the private network "${network}"?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(NETWORK, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck network attach` */
export async function attach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = { project: await context.project(), network: input.argument('network') };
  const { platform } = await context.clients();
  const body = { vps: name };
  const { data } = await platform.POST(`${NETWORK}/servers`, { params: { path }, body });
  return finish(context, input, data, { name });
}

/** `skydeck network detach` */
export async function detach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const vps = input.argument('vps');
  const path = { project: await context.project(), network: input.argument('network'), vps };
  const { platform } = await context.clients();
  const { data } = await platform.DELETE(`${NETWORK}/servers/{vps}`, { params: { path } });
  return finish(context, input, data, { name: vps });
}
