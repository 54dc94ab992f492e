import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { LATENCIES, LIVE_POLICIES, LIVE_STATUSES, YES_OR_NO } from './live.commands.js';
import { mediaOf } from './media-of.js';

const STREAMS = '/api/v1/live-streams';
/** Route of one live stream. */
export const STREAM = `${STREAMS}/{live_stream}` as const;
const LONGEST_WINDOW_S = 600;
const LATEST = 10;

/** What tables show of a live stream. */
export const LIVE_COLUMNS = [
  'id',
  'name',
  'status',
  'latency',
  'reconnect_window_s',
  'record',
] as const;

/** `skydeck media live create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const body = {
    name: input.argument('name'),
    playback_policy: input.choice('policy', LIVE_POLICIES),
    ...settingsFrom(input),
  };
  const item = await dataOf(media.POST(STREAMS, { body, headers }));
  const columns = ['id', 'name', 'ingest_url', 'stream_key', 'publish_url', 'playback_id'];
  return { kind: 'item', item, columns };
}

/** `skydeck media live list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const filter =
    input.text('status') === undefined ? {} : { status: input.choice('status', LIVE_STATUSES) };
  const items = await everyItem((page) =>
    media.GET(STREAMS, { params: { query: { ...page, ...filter } }, headers }),
  );
  const empty = 'No live streams. Make one with `skydeck media live create <name>`.';
  return { kind: 'list', items, columns: LIVE_COLUMNS, empty };
}

/** `skydeck media live get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const path = { live_stream: input.argument('stream') };
  const found = await dataOf(media.GET(STREAM, { params: { path }, headers }));
  const query = { limit: LATEST };
  const sessions = await dataOf(
    media.GET(`${STREAM}/sessions`, { params: { path, query }, headers }),
  );
  const health =
    found.status === 'active'
      ? await dataOf(media.GET(`${STREAM}/health`, { params: { path }, headers })).catch(() => null)
      : null;
  const item = { ...found, health, sessions: sessions.items };
  return { kind: 'item', item, columns: [...LIVE_COLUMNS, 'ingest_url', 'health', 'sessions'] };
}

/** `skydeck media live update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.text('name');
  const body = { ...(name !== undefined && { name }), ...settingsFrom(input) };
  if (Object.keys(body).length === 0) {
    throw usageError('Give --name, --latency, --reconnect-window or --record.');
  }
  const { media, headers } = await mediaOf(context);
  const params = { path: { live_stream: input.argument('stream') } };
  const item = await dataOf(media.PATCH(STREAM, { params, body, headers }));
  return { kind: 'item', item, columns: LIVE_COLUMNS };
}

/** `skydeck media live delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { live_stream: input.argument('stream') } };
  const { name } = await dataOf(media.GET(STREAM, { params, headers }));
  await context.confirm(`Delete ${name}? What was recorded stays.`, input.flag('yes'));
  const item = await dataOf(media.DELETE(STREAM, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

function settingsFrom(input: CommandInput) {
  const windowS = input.count('reconnectWindow', { min: 0, max: LONGEST_WINDOW_S });
  return {
    ...(input.text('latency') !== undefined && { latency: input.choice('latency', LATENCIES) }),
    ...(windowS !== undefined && { reconnect_window_s: windowS }),
    ...(input.text('record') !== undefined && {
      record: input.choice('record', YES_OR_NO) === 'yes',
    }),
  };
}
