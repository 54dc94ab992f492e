import type { ViewGrouping } from './view-insight.schema.js';

/** Which sums are meant: those of the hours, or of the days, from a moment to another. */
export interface ViewSpan {
  readonly from: Date;
  readonly to: Date;
  readonly isOfDays: boolean;
}

/** What sums are kept for; `all` for all together. */
export type ViewDimension = ViewGrouping | 'all';

const SUMS = ['views', 'watched_ms', 'rebuffers', 'rebuffer_ms', 'switches', 'errors']
  .map((sum) => `sum(${sum})::float8 as ${sum}`)
  .join(', ');

// $1 tenant, $2 step, $3 asset or '', $4 dimension, $5 from, $6 to
const MEANT = `tenant = $1 and step = $2 and asset_id = $3 and dimension = $4
  and at >= $5 and at < $6`;

/** Sums by name, the most views first. */
export const BY_NAME = `
  select name as key, ${SUMS} from view_tally where ${MEANT}
  group by 1 order by 2 desc, 1 limit $7`;

/** How many started in each class of times, of those names. */
export const STARTUPS_BY_NAME = `
  select name as key, class::int as class, sum(amount::bigint)::float8 as amount
  from view_tally cross join lateral jsonb_each_text(startups) as one (class, amount)
  where ${MEANT} and name = any($7) group by 1, 2`;

/** Each hour or day with its own sums; of one name alone there is one row. */
export const BY_TIME = `
  select at as key, views::float8, watched_ms::float8, rebuffers::float8, rebuffer_ms::float8,
    switches::float8, errors::float8, startups
  from view_tally where ${MEANT} order by at`;

export const NAMES = `
  select id, name from asset where tenant = $1 and id = any($2)
  union all select id, name from live_stream where tenant = $1 and id = any($2)`;

export const WATCHING = `
  select asset_id, count(*)::int as watching, sum(count(*)) over ()::int as total
  from playback_view where tenant = $1 and last_at > $2 and not is_over
  group by 1 order by 2 desc, 1 limit 20`;
