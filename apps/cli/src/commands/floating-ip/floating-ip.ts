import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const ALL = '/v1/projects/{project}/floating-ips';
const ONE = `${ALL}/{floating_ip}` as const;
const COLUMNS = [
  'id',
  'address',
  { path: 'vps_id', title: 'leads to' },
  { path: 'created_at', title: 'created' },
] as const;

/** `skydeck floating-ip allocate` */
export async function allocate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const body = { vps: input.text('vps') };
  const item = await dataOf(platform.POST(ALL, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck floating-ip list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(ALL, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'No floating addresses. Get one with `skydeck floating-ip allocate`.',
  };
}

/** `skydeck floating-ip assign` */
export async function assign(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), floating_ip: input.argument('id') };
  const { platform } = await context.clients();
  const body = { vps: input.argument('vps') };
  const item = await dataOf(platform.POST(`${ONE}/assign`, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck floating-ip unassign` */
export async function unassign(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), floating_ip: input.argument('id') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${ONE}/unassign`, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck floating-ip release` */
export async function release(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('id');
  const path = { project: await context.project(), floating_ip: id };
  await context.confirm(`Give ${id} back? Somebody else may get its address.`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(ONE, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
