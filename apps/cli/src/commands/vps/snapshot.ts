import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, finish, operationIdOf } from './finish.js';
import { pathOf, readVps, SERVER } from './vps.js';

const SNAPSHOTS = `${SERVER}/snapshots` as const;
const SNAPSHOT = `${SNAPSHOTS}/{snapshot}` as const;

const COLUMNS = [
  'name',
  'kind',
  'status',
  { path: 'size_bytes', title: 'bytes' },
  { path: 'created_at', title: 'created' },
  { path: 'error.message', title: 'problem' },
] as const;

/** `skydeck vps snapshot create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const body = { name: input.text('name') };
  const { data } = await platform.POST(SNAPSHOTS, { params: { path }, body });
  if (!data) throw new Error('The service answered without a body.');
  await ended(context, input, operationIdOf(data), { name });
  const params = { path: { ...path, snapshot: data.data.id } };
  return { kind: 'item', item: await dataOf(platform.GET(SNAPSHOT, { params })), columns: COLUMNS };
}

/** `skydeck vps snapshot list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(SNAPSHOTS, { params: { path, query } })),
    columns: COLUMNS,
    empty: `No snapshots of ${name}. Keep one with \`skydeck vps snapshot create ${name}\`.`,
  };
}

/** `skydeck vps snapshot restore` */
export async function restore(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { id, name } = await readVps(context, input.argument('vps'));
  const snapshot = input.argument('snapshot');
  const path = { ...(await pathOf(context, id)), snapshot };
  await context.confirm(
    `Set "${name}" back to ${snapshot}? What was written since is lost.`,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${SNAPSHOT}/restore`, { params: { path } });
  return finish(context, input, data, { name, until: 'ready' });
}

/** `skydeck vps snapshot delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const snapshot = input.argument('snapshot');
  const path = { ...(await pathOf(context, name)), snapshot };
  await context.confirm(`Delete the snapshot "${snapshot}" of ${name}?`, input.flag('yes'));
  const { platform } = await context.clients();
  const { data } = await platform.DELETE(SNAPSHOT, { params: { path } });
  if (!data) throw new Error('The service answered without a body.');
  await ended(context, input, operationIdOf(data), { name });
  const item = { id: data.data.id, name: data.data.name, deleted: input.flag('wait') };
  return { kind: 'item', item, columns: ['name', 'id', 'deleted'] };
}
