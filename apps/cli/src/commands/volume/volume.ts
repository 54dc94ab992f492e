import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, operationIdOf } from '../vps/finish.js';

export const VOLUMES = '/v1/projects/{project}/volumes';
const VOLUME = `${VOLUMES}/{volume}` as const;
const LARGEST_GB = 16_384;

const COLUMNS = [
  'name',
  { path: 'size_gb', title: 'size GiB' },
  'status',
  { path: 'vps_id', title: 'server' },
  { path: 'mount_path', title: 'at' },
  { path: 'error.message', title: 'problem' },
] as const;

/** `skydeck volume create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = { name: input.argument('name'), size_gb: sizeFrom(input) };
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const { data } = await platform.POST(VOLUMES, { params: { path }, body });
  return finish(context, input, data, body.name);
}

/** `skydeck volume list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(VOLUMES, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'No volumes yet. Create one with `skydeck volume create <name> --size <GiB>`.',
  };
}

/** `skydeck volume show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  return shown(context, input.argument('volume'));
}

/** `skydeck volume attach` */
export async function attach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const volume = input.argument('volume');
  const body = { vps: input.argument('vps'), mount_path: input.text('at') ?? `/mnt/${volume}` };
  const path = { project: await context.project(), volume };
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${VOLUME}/attach`, { params: { path }, body });
  return finish(context, input, data, volume);
}

/** `skydeck volume detach` */
export async function detach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const volume = input.argument('volume');
  const path = { project: await context.project(), volume };
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${VOLUME}/detach`, { params: { path } });
  return finish(context, input, data, volume);
}

/** `skydeck volume grow` */
export async function grow(context: CommandContext, input: CommandInput): Promise<Answer> {
  const volume = input.argument('volume');
  const body = { size_gb: sizeFrom(input) };
  const path = { project: await context.project(), volume };
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${VOLUME}/grow`, { params: { path }, body });
  return finish(context, input, data, volume);
}

/** `skydeck volume delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('volume');
  const path = { project: await context.project(), volume: name };
  const question = `Delete the volume "${name}" with everything on it?`;
  await context.confirmName(question, name, input.flag('yes'));
  const { platform } = await context.clients();
  const { data } = await platform.DELETE(VOLUME, { params: { path } });
  await ended(context, input, operationIdOf(data), { name, show: 'volume show' });
  const item = { name, deleted: input.flag('wait') };
  return { kind: 'item', item, columns: ['name', 'deleted'] };
}

const sizeFrom = (input: CommandInput) => input.count('size', { min: 1, max: LARGEST_GB }) ?? 1;

async function finish(
  context: CommandContext,
  input: CommandInput,
  begun: Parameters<typeof operationIdOf>[0],
  name: string,
): Promise<Answer> {
  await ended(context, input, operationIdOf(begun), { name, show: 'volume show' });
  return shown(context, name);
}

async function shown(context: CommandContext, volume: string): Promise<Answer> {
  const path = { project: await context.project(), volume };
  const { platform } = await context.clients();
  const item = await dataOf(platform.GET(VOLUME, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}
