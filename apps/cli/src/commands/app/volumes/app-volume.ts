import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { APP } from '../app.js';

export const VOLUMES = `${APP}/volumes` as const;
export const VOLUME = `${VOLUMES}/{volume}` as const;
const LARGEST_GB = 16_384;

/** Columns of a volume. */
export const VOLUME_COLUMNS = [
  'name',
  { path: 'size_gb', title: 'size GiB' },
  { path: 'used_bytes', title: 'used bytes' },
  { path: 'mount_path', title: 'at' },
  'attached',
  'shared',
  'status',
  { path: 'snapshots_kept', title: 'daily snapshots' },
  { path: 'degraded', title: 'problem' },
] as const;
const CHANGED = [...VOLUME_COLUMNS, 'notice', { path: 'deployment_id', title: 'deployment' }];

/** `skydeck app volume create` */
export async function createVolume(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const name = input.argument('name');
  const processes = input.list('process');
  const snapshot = input.text('snapshot');
  const body = {
    name,
    size_gb: sizeFrom(input),
    mount_path: input.text('at') ?? `/${name}`,
    processes: processes.length > 0 ? [...processes] : null,
    shared: input.flag('shared'),
    ...(snapshot !== undefined && { snapshot }),
  };
  const params = { path: await appOf(context, input) };
  const item = await dataOf(platform.POST(VOLUMES, { params, body }));
  return { kind: 'item', item, columns: CHANGED };
}

/** `skydeck app volume list` */
export async function listVolumes(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await appOf(context, input);
  const { platform } = await context.clients();
  const items = await everyItem((query) => platform.GET(VOLUMES, { params: { path, query } }));
  return { kind: 'list', items, columns: VOLUME_COLUMNS, empty: 'No volumes yet.' };
}

/** `skydeck app volume show` */
export async function showVolume(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const params = { path: await volumeOf(context, input) };
  const item = await dataOf(platform.GET(VOLUME, { params }));
  return { kind: 'item', item, columns: VOLUME_COLUMNS };
}

/** `skydeck app volume grow` */
export async function growVolume(context: CommandContext, input: CommandInput): Promise<Answer> {
  return changeVolume(context, input, { size_gb: sizeFrom(input) });
}

/** `skydeck app volume attach` */
export async function attachVolume(context: CommandContext, input: CommandInput): Promise<Answer> {
  return changeVolume(context, input, { attached: true });
}

/** `skydeck app volume detach` */
export async function detachVolume(context: CommandContext, input: CommandInput): Promise<Answer> {
  return changeVolume(context, input, { attached: false });
}

/** `skydeck app volume delete` */
export async function deleteVolume(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await volumeOf(context, input);
  const present = await dataOf(platform.GET(VOLUME, { params: { path } }));
  const question = `Delete ${present.name} with everything on it and its snapshots?`;
  await context.confirm(question, input.flag('yes'));
  const params = { path, query: { confirm: present.name } };
  const item = await dataOf(platform.DELETE(VOLUME, { params }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** Changes a volume. */
export async function changeVolume(
  context: CommandContext,
  input: CommandInput,
  body: {
    readonly size_gb?: number;
    readonly attached?: boolean;
    readonly snapshots_kept?: number;
  },
): Promise<Answer> {
  const { platform } = await context.clients();
  const params = { path: await volumeOf(context, input) };
  const item = await dataOf(platform.PATCH(VOLUME, { params, body }));
  return { kind: 'item', item, columns: CHANGED };
}

/** Path parameters of the volume that a command is about. */
export async function volumeOf(context: CommandContext, input: CommandInput) {
  return { ...(await appOf(context, input)), volume: input.argument('volume') };
}

async function appOf(context: CommandContext, input: CommandInput) {
  return { project: await context.project(), app: input.argument('app') };
}

function sizeFrom(input: CommandInput): number {
  const size = input.count('size', { min: 1, max: LARGEST_GB });
  if (size === undefined) throw usageError('Give a size in GiB: --size <GiB>.');
  return size;
}
