import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { changeVolume, VOLUME, VOLUME_COLUMNS, volumeOf } from './app-volume.js';

const SNAPSHOTS = `${VOLUME}/snapshots` as const;
const SNAPSHOT = `${SNAPSHOTS}/{snapshot}` as const;
const MOST_KEPT = 60;
const COLUMNS = [
  'id',
  'name',
  'kind',
  'status',
  { path: 'size_bytes', title: 'bytes' },
  { path: 'was_in_use', title: 'in use' },
  { path: 'created_at', title: 'created' },
  { path: 'error', title: 'problem' },
] as const;

/** `skydeck app volume snapshot create` */
export async function createSnapshot(
  context: CommandContext,
  input: CommandInput,
): Promise<Answer> {
  const { platform } = await context.clients();
  const params = { path: await volumeOf(context, input) };
  const body = { name: input.argument('name') };
  const item = await dataOf(platform.POST(SNAPSHOTS, { params, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app volume snapshot schedule` */
export async function scheduleSnapshots(
  context: CommandContext,
  input: CommandInput,
): Promise<Answer> {
  const kept = input.count('keep', { min: 0, max: MOST_KEPT });
  if (kept === undefined) throw usageError('Say how many are kept: --keep <count>.');
  return changeVolume(context, input, { snapshots_kept: kept });
}

/** `skydeck app volume snapshot list` */
export async function listSnapshots(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await volumeOf(context, input);
  const { platform } = await context.clients();
  const items = await everyItem((query) => platform.GET(SNAPSHOTS, { params: { path, query } }));
  return { kind: 'list', items, columns: COLUMNS, empty: 'No snapshots yet.' };
}

/** `skydeck app volume snapshot show` */
export async function showSnapshot(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const params = { path: await snapshotOf(context, input) };
  const item = await dataOf(platform.GET(SNAPSHOT, { params }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app volume snapshot restore` */
export async function restoreSnapshot(
  context: CommandContext,
  input: CommandInput,
): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await volumeOf(context, input);
  const body = { snapshot: input.argument('snapshot') };
  const question = `Replace everything on ${path.volume} by ${body.snapshot}?`;
  await context.confirm(question, input.flag('yes'));
  const item = await dataOf(platform.POST(`${VOLUME}/restore`, { params: { path }, body }));
  return { kind: 'item', item, columns: VOLUME_COLUMNS };
}

/** `skydeck app volume snapshot delete` */
export async function deleteSnapshot(
  context: CommandContext,
  input: CommandInput,
): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await snapshotOf(context, input);
  await context.confirm(`Delete the snapshot ${path.snapshot}?`, input.flag('yes'));
  const item = await dataOf(platform.DELETE(SNAPSHOT, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function snapshotOf(context: CommandContext, input: CommandInput) {
  return { ...(await volumeOf(context, input)), snapshot: input.argument('snapshot') };
}
