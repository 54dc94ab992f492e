import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transfer } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { LAYOUTS, RECORDING_STATUSES } from './recording.commands.js';
import { ROOM, roomIdOf, roomOf } from './room-of.js';

const RECORDINGS = '/v1/projects/{project}/costream/recordings';
const RECORDING = `${RECORDINGS}/{recording}` as const;
const COLUMNS = [
  'id',
  'name',
  'room_id',
  'layout',
  'status',
  { path: 'duration_s', title: 'seconds' },
  { path: 'size_bytes', title: 'bytes' },
  { path: 'failure', title: 'problem' },
] as const;

/** `skydeck costream record start` */
export async function start(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const name = input.text('name');
  const body = {
    layout: input.choice('layout', LAYOUTS),
    ...(name !== undefined && { name }),
    ...(input.flag('asAsset') && { as_asset: true }),
  };
  const item = await dataOf(platform.POST(`${ROOM}/recordings`, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream record stop` */
export async function stop(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await recordingOf(context, input);
  const item = await dataOf(platform.POST(`${RECORDING}/stop`, { params }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream record list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { platform } = await context.clients();
  const status =
    input.text('status') === undefined
      ? {}
      : { status: input.choice('status', RECORDING_STATUSES) };
  const name = input.text('room');
  const room = name === undefined ? undefined : await roomIdOf(platform, project, name);
  const items = await everyItem((page) => {
    const query = { ...page, ...status };
    return room === undefined
      ? platform.GET(RECORDINGS, { params: { path: { project }, query } })
      : platform.GET(`${ROOM}/recordings`, { params: { path: { project, room }, query } });
  });
  return { kind: 'list', items, columns: COLUMNS, empty: 'No recordings.' };
}

/** `skydeck costream record show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await recordingOf(context, input);
  const recording = await dataOf(platform.GET(RECORDING, { params }));
  const playback =
    recording.status === 'ready'
      ? await dataOf(platform.GET(`${RECORDING}/playback`, { params }))
      : null;
  const item = { ...recording, playback };
  return {
    kind: 'item',
    item,
    columns: [...COLUMNS, { path: 'playback.mp4_url', title: 'mp4' }],
  };
}

/** `skydeck costream record download` */
export async function download(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [id, file, track] = [
    input.argument('recording'),
    input.argument('file'),
    input.text('track'),
  ];
  const query = track === undefined ? '' : `?track=${encodeURIComponent(track)}`;
  const below = `costream/recordings/${encodeURIComponent(id)}/download${query}`;
  const answer = await transfer(context, below);
  const { sizeBytes } = await saveAnswer(answer, file, context.signal);
  return {
    kind: 'item',
    item: { id, file, size_bytes: sizeBytes },
    columns: ['file', 'size_bytes'],
  };
}

/** `skydeck costream record delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await recordingOf(context, input);
  await context.confirm('Delete the recording and its files?', input.flag('yes'));
  await platform.DELETE(RECORDING, { params });
  const item = { id: params.path.recording, deleted: true };
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function recordingOf(context: CommandContext, input: CommandInput) {
  const { platform } = await context.clients();
  const path = { project: await context.project(), recording: input.argument('recording') };
  return { platform, params: { path } };
}
