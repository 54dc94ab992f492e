import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';
import { ENCRYPTIONS, POLICIES } from './playback.commands.js';

const IDS = '/api/v1/playback-ids';
const ID = `${IDS}/{playback}` as const;
const COLUMNS = ['id', 'asset_id', 'policy', 'encryption', 'hls_url'] as const;
const SHORTEST_S = 60;
const LONGEST_S = 604_800;

/** `skydeck media playback create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const body = {
    policy: input.choice('policy', POLICIES),
    encryption: input.choice('encryption', ENCRYPTIONS),
    restriction_id: input.text('restriction') ?? null,
  };
  const route = '/api/v1/assets/{asset}/playback-ids';
  const item = await dataOf(media.POST(route, { params, body, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'player_url'] };
}

/** `skydeck media playback list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const asset = input.text('asset');
  const filter = asset === undefined ? {} : { asset };
  const items = await everyItem((page) =>
    media.GET(IDS, { params: { query: { ...page, ...filter } }, headers }),
  );
  const empty = 'No playback ids. Make one with `skydeck media playback create <asset>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media playback token` */
export async function token(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { playback: input.argument('playback') } };
  const body = {
    expires_in_s: input.count('expiresIn', { min: SHORTEST_S, max: LONGEST_S }) ?? LONGEST_S,
  };
  const item = await dataOf(media.POST(`${ID}/tokens`, { params, body, headers }));
  return { kind: 'item', item, columns: ['token', 'expires_at', 'hls_url', 'player_url'] };
}

/** `skydeck media playback delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const id = input.argument('playback');
  await context.confirm(`Let nothing be played by ${id} any more?`, input.flag('yes'));
  const params = { path: { playback: id } };
  const item = await dataOf(media.DELETE(ID, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
