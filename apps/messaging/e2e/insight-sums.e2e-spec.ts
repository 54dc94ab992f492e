import { tenantOf } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { TallyRollUp } from '../src/insight/tally/tally-roll-up.js';
import { TallyReader } from '../src/insight/tally/tally.reader.js';
import { type Apart, type TallyFilter, tallySql } from '../src/insight/tally/tally.sql.js';
import { MessagingHarness } from './messaging-harness.js';

const TENANT = tenantOf('prj_busy');
const FROM = new Date('2026-10-01T00:00:00Z');
const TO = new Date('2026-10-31T00:00:00Z');
const MONTH: TallyFilter = { from: FROM, to: TO, isOfDays: true };
/** Rows that may be read for a month: 4 channels, 30 days, and what is still to be added up. */
const MOST_ROWS = 200;

let messaging: MessagingHarness;

/** A month of a busy project: its counts by template, and its times in classes. */
const CHANGES = `
  insert into message_tally_change
    (tenant, hour, channel, provider, template, measure, key, amount)
  select $1, hour, channel, 'mpr_' || length(channel), template, measure, key, 3
  from generate_series($2::timestamptz, $3::timestamptz - interval '1 hour', interval '6 hours') hour
    cross join unnest(array['sms', 'email', 'push', 'whatsapp']) channel
    cross join (
      select 'tpl_' || number as template, measure, '' as key
      from generate_series(1, 12) number, unnest(array['accepted', 'sent', 'delivered']) measure
      union all select '', 'sent_ms', class::text from generate_series(40, 60) class
      union all select '', 'cost', 'EUR'
      union all select '', 'reason', 'no such mailbox'
    ) cell`;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
  await the(DataSource).query(CHANGES, [TENANT, FROM, TO]);
  await the(TallyRollUp).run();
  await the(DataSource).query('analyze');
});

afterAll(() => messaging.close());

const the = <One>(type: new (...needs: never[]) => One): One => messaging.service.app.get(type);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows that a plan took out of tables, also those that it then left out. */
function rowsRead(plan: Plan): number {
  const { 'Actual Rows': kept, 'Rows Removed by Filter': left = 0 } = plan;
  const own = plan['Relation Name'] === undefined ? 0 : (kept + left) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), own);
}

async function readBy(filter: TallyFilter, apart: Apart): Promise<number> {
  const [sql, values] = tallySql(TENANT, filter, apart);
  const [row] = await the(DataSource).query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (analyze, format json) ${sql}`,
    values,
  );
  if (!row) throw new Error('There is no plan.');
  return rowsRead(row['QUERY PLAN'][0].Plan);
}

type Cell = Record<'group' | 'measure' | 'key' | 'amount', string> & { readonly at: Date };

const byName = (all: readonly Cell[]): string[] =>
  all
    .map((one) => [one.group, one.at.toISOString(), one.measure, one.key, one.amount].join())
    .toSorted();

describe('sums of what messages came to', () => {
  it.each<[string, TallyFilter, Apart, number]>([
    ['a month', MONTH, { by: 'channel' }, MOST_ROWS],
    ['a month by day', MONTH, { by: 'channel', step: 'day' }, MOST_ROWS],
    ['a month of one channel', { ...MONTH, channel: 'sms' }, {}, MOST_ROWS],
    ['a month by provider', MONTH, { by: 'provider' }, MOST_ROWS],
    ['a month by template', MONTH, { by: 'template', step: 'day' }, 30 * 13],
    ['its costs', MONTH, { by: 'provider', measure: 'cost' }, MOST_ROWS],
    ['it hour by hour', { ...MONTH, isOfDays: false }, { by: 'channel', step: 'hour' }, 120 * 4],
  ])('tell %s by few rows, and the same as the cells do', async (_what, filter, apart, most) => {
    const [, values] = tallySql(TENANT, filter, apart);
    const cells = `select * from message_tally where tenant = $1 and hour >= $2 and hour < $3
      and ($4::text is null or channel = $4) and ($5::text is null or provider = $5)
      and ($6::text is null or template = $6) and ($7::text is null or measure = $7)`;
    const at = apart.step ? `date_trunc('${apart.step}', hour, 'UTC')` : '$2::timestamptz';
    const expected = await the(DataSource).query<Cell[]>(
      `select ${apart.by ?? `''`} as "group", ${at} as at, measure, key, sum(amount) as amount
       from (${cells}) cell group by 1, 2, 3, 4`,
      values,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(byName(await the(TallyReader).read(TENANT, filter, apart))).toEqual(byName(expected));
    expect(await readBy(filter, apart)).toBeLessThanOrEqual(most);
  });

  it('grow by what is added later, in hours that were there already', async () => {
    await the(DataSource).query(CHANGES, [TENANT, FROM, new Date('2026-10-01T01:00:00Z')]);
    const before = await the(DataSource).query<Cell[]>(
      ...tallySql(TENANT, MONTH, { by: 'channel' }),
    );
    await the(TallyRollUp).run();
    const after = await the(DataSource).query<Cell[]>(
      ...tallySql(TENANT, MONTH, { by: 'channel' }),
    );
    expect(byName(after)).toEqual(byName(before));
    expect(after).toContainEqual(
      expect.objectContaining({ group: 'sms', measure: 'accepted', amount: String(121 * 12 * 3) }),
    );
  });
});
