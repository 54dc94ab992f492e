import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { VIEW_GROUPINGS } from './insight.command.js';
import { mediaOf } from './media-of.js';

const DAY_MS = 86_400_000;
const MOST_DAYS = 400;
const COLUMNS = [
  'key',
  'name',
  'views',
  'watched_ms',
  'startup_p50_ms',
  'startup_p95_ms',
  'rebuffer_ratio',
  'errors',
] as const;

/** `skydeck media insight` */
export async function insight(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  if (input.flag('now')) {
    const now = await dataOf(media.GET('/api/v1/insight/views/now', { headers }));
    const columns = ['asset_id', 'name', 'watching'] as const;
    return { kind: 'list', items: now.assets, columns, empty: 'Nobody watches at this moment.' };
  }
  const asset = input.text('asset');
  const days = input.count('days', { min: 1, max: MOST_DAYS }) ?? 1;
  const query = {
    from: new Date(Date.now() - days * DAY_MS).toISOString(),
    ...(asset !== undefined && { asset }),
    by:
      input.text('by') === undefined
        ? asset === undefined
          ? ('asset' as const)
          : ('country' as const)
        : input.choice('by', VIEW_GROUPINGS),
  };
  const found = await dataOf(media.GET('/api/v1/insight/views', { params: { query }, headers }));
  const groups = found.groups.map(({ key, name, sums }) => ({
    key: key || 'unknown',
    name,
    ...sums,
  }));
  const items =
    found.total.views === 0 ? [] : [{ key: 'all', name: null, ...found.total }, ...groups];
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody watched in this time.' };
}
