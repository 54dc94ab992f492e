import type { Tenant } from '@skydeck/auth-guard';
import { GROUPINGS } from './insight.schema.js';

type Dimension = (typeof GROUPINGS)[number];

/** Which messages are meant. */
export interface TallyFilter extends Readonly<Partial<Record<Dimension, string | undefined>>> {
  readonly from: Date;
  readonly to: Date;
  /** Whether it begins and ends with days, which are added up too. */
  readonly isOfDays: boolean;
}

/** What sums are told apart by. */
export interface Apart {
  readonly by?: Dimension | undefined;
  readonly step?: 'hour' | 'day' | undefined;
  /** Only this measure. */
  readonly measure?: string;
}

/** The question for sums, and its values. What was added up is joined by what is still to be. */
export function tallySql(
  tenant: Tenant,
  filter: TallyFilter,
  apart: Apart,
): [sql: string, values: unknown[]] {
  const { from, to, channel, provider, template, isOfDays } = filter;
  const at =
    apart.step === undefined ? '$2::timestamptz' : `date_trunc('${apart.step}', hour, 'UTC')`;
  const values = [tenant, from, to, channel, provider, template, apart.measure];
  const dimension = dimensionOf(filter, apart);
  const ofCells = (table: string): string => cells(table, { group: apart.by ?? `''`, at });
  const later = ofCells('message_tally_change');
  const asked = values.map((value) => value ?? null);
  if (dimension === null) {
    return [added(ofCells(isOfDays ? 'message_tally_day' : 'message_tally'), later), asked];
  }
  const shape = { dimension, group: apart.by ? 'name' : `''`, at, isOfDays };
  // A series is told as it is kept: of many points there would be many cells.
  return [apart.step ? points(shape, later) : added(sums(shape), later), asked];
}

/** The one thing that is told apart or asked for, which sums are kept for; null for several. */
function dimensionOf(filter: TallyFilter, { by }: Apart): Dimension | null {
  const asked = new Set(GROUPINGS.filter((one) => filter[one] !== undefined));
  if (by !== undefined) asked.add(by);
  const [only = 'channel', ...more] = asked;
  return more.length === 0 ? only : null;
}

interface Shape {
  readonly group: string;
  readonly at: string;
}

// What was added up is summed by itself: few rows are left of it for what is still to be.
const cells = (table: string, { group, at }: Shape): string => `
  select ${group} as "group", ${at} as at, measure, key, sum(amount) as amount from ${table}
  where tenant = $1 and hour >= $2 and hour < $3 and ($4::text is null or channel = $4)
    and ($5::text is null or provider = $5) and ($6::text is null or template = $6)
    and ($7::text is null or measure = $7)
  group by 1, 2, 3, 4`;

const PLACES: Readonly<Record<Dimension, string>> = {
  channel: '$4',
  provider: '$5',
  template: '$6',
};

interface SumShape extends Shape {
  readonly dimension: Dimension;
  readonly isOfDays: boolean;
}

const ofSums = ({ dimension, isOfDays }: SumShape): string => `
  tenant = $1 and step = '${isOfDays ? 'day' : 'hour'}' and dimension = '${dimension}'
  and hour >= $2 and hour < $3
  and (${PLACES[dimension]}::text is null or name = ${PLACES[dimension]})`;

const sums = (shape: SumShape): string => `
  select ${shape.group} as "group", ${shape.at} as at, split_part(cell.key, ' ', 1) as measure,
    substr(cell.key, strpos(cell.key, ' ') + 1) as key, sum(cell.value::bigint) as amount
  from message_tally_sum cross join lateral jsonb_each_text(amounts) as cell (key, value)
  where ${ofSums(shape)} and ($7::text is null or cell.key like $7 || ' %')
  group by 1, 2, cell.key`;

const points = (shape: SumShape, later: string): string => `
  select ${shape.group} as "group", hour as at, amounts from message_tally_sum
  where ${ofSums(shape)}
  union all
  select "group", at, jsonb_object_agg(measure || ' ' || key, amount) from (${later}) cell
  group by 1, 2 order by 2`;

const added = (one: string, later: string): string => `
  select "group", at, measure, key, sum(amount) as amount
  from (${one} union all ${later}) cell
  group by 1, 2, 3, 4 having sum(amount) <> 0 order by 2`;
