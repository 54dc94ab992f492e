import { RRuleTemporal } from 'rrule-temporal';
import { Budget, expandRule } from './expand-rule.js';
import { readRule, RuleError } from './rule.js';
import { expandSeries, type Override, type Series } from './series.js';
import { readTime, writeTime } from './wall-clock.js';
import { zoneOf } from './zone-names.js';
import { Zone } from './zone.js';

const wall = (text: string): number => readTime(text)?.wall ?? Number.NaN;
const HOUR = 3600;

function series(start: string, rule: string | null, more: Partial<Series> = {}): Series {
  const zone = more.zone ?? Zone.named('Europe/Berlin') ?? Zone.UTC;
  const isDate = !start.includes('T');
  return {
    start: wall(start),
    duration: isDate ? 24 * HOUR : HOUR,
    isDate,
    zone,
    rules: rule === null ? [] : [readRule(rule)],
    added: [],
    left: new Set(),
    overrides: [],
    ...more,
  };
}

/** Starts in UTC; of days as days. */
function starts(of: Series, from: string, to: string, budget = new Budget(1000, 5000)): string[] {
  const found = expandSeries(of, { from: wall(from), to: wall(to) }, budget);
  return found.map(({ start, zone }) =>
    of.isDate
      ? writeTime({ wall: start, isDate: true, isUtc: false })
      : writeTime({ wall: zone.instant(start), isDate: false, isUtc: true }),
  );
}

const YEAR = ['20260101T000000Z', '20270101T000000Z'] as const;

it('keeps the time on the wall when clocks change', () => {
  expect(starts(series('20260328T090000', 'FREQ=DAILY;COUNT=3'), ...YEAR)).toEqual([
    '20260328T080000Z',
    '20260329T070000Z',
    '20260330T070000Z',
  ]);
});

it('leaves out a time that a change of clocks leaves out, and does not count it', () => {
  expect(starts(series('20260328T023000', 'FREQ=DAILY;COUNT=2'), ...YEAR)).toEqual([
    '20260328T013000Z',
    '20260330T003000Z',
  ]);
});

it('takes a written time in the gap as before the change, and the first of two equal ones', () => {
  expect(starts(series('20260329T023000', null), ...YEAR)).toEqual(['20260329T013000Z']);
  expect(starts(series('20261025T023000', null), ...YEAR)).toEqual(['20261025T003000Z']);
});

it('shifts no event of all day, in no zone', () => {
  for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
    const of = series('20260328', 'FREQ=DAILY;COUNT=3', { zone: Zone.named(name) ?? Zone.UTC });
    expect(starts(of, ...YEAR)).toEqual(['20260328', '20260329', '20260330']);
  }
});

it('finds what began before the window and reaches into it', () => {
  const of = series('20260105T230000', 'FREQ=WEEKLY', { duration: 4 * HOUR });
  expect(starts(of, '20260113T000000Z', '20260113T010000Z')).toEqual(['20260112T220000Z']);
});

it('reads UNTIL with and without Z', () => {
  for (const until of ['20260330T235959', '20260330T215959Z', '20260330']) {
    const of = series('20260328T090000', `FREQ=DAILY;UNTIL=${until}`);
    expect(starts(of, ...YEAR)).toHaveLength(3);
  }
});

it('leaves out, adds, moves and cancels instances', () => {
  const change = (of: string, start: string, isCancelled = false): Override => ({
    of: wall(of),
    start: wall(start),
    duration: HOUR,
    isCancelled,
    isOfFuture: false,
    index: 0,
  });
  const of = series('20260601T090000', 'FREQ=DAILY;COUNT=5', {
    left: new Set([wall('20260602T090000')]),
    added: [wall('20260610T120000')],
    overrides: [
      change('20260603T090000', '20260701T100000'),
      change('20260604T090000', '20260604T090000', true),
    ],
  });
  expect(starts(of, ...YEAR)).toEqual([
    '20260601T070000Z',
    '20260605T070000Z',
    '20260610T100000Z',
    '20260701T080000Z',
  ]);
});

it('moves one and all that follow with THISANDFUTURE', () => {
  const isOfFuture = true;
  const of = series('20260601T090000', 'FREQ=DAILY;COUNT=4', {
    overrides: [
      {
        of: wall('20260603T090000'),
        start: wall('20260603T110000'),
        duration: HOUR,
        isCancelled: false,
        isOfFuture,
        index: 0,
      },
    ],
  });
  expect(starts(of, ...YEAR)).toEqual([
    '20260601T070000Z',
    '20260602T070000Z',
    '20260603T090000Z',
    '20260604T090000Z',
  ]);
});

it('stops at the most instances and says so', () => {
  const budget = new Budget(1000, 5000);
  expect(starts(series('20260101T000000', 'FREQ=SECONDLY'), ...YEAR, budget)).toHaveLength(1000);
  expect(budget.cut).toBe('instances');
});

it('gives up a rule that takes too long, by a clock that is read often', () => {
  let now = 0;
  const budget = new Budget(1000, 50, () => (now += 1));
  const of = series('20260101T000000', 'FREQ=SECONDLY;COUNT=2000000000');
  expect(starts(of, '20990101T000000Z', '21000101T000000Z', budget)).toEqual([]);
  expect(budget.cut).toBe('time');
});

it('ends with a rule that never comes', () => {
  const budget = new Budget(1000, 5000);
  for (const rule of [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
  ]) {
    expect(starts(series('20200101T000000', rule), ...YEAR, budget)).toEqual([]);
  }
  expect(budget.cut).toBeNull();
});

it.each([
  ['FREQ=OFTEN', 'FREQ'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20260101', 'COUNT'],
  ['FREQ=DAILY;BYHOUR=24', 'BYHOUR'],
  ['FREQ=WEEKLY;BYDAY=1MO', 'BYDAY'],
  ['FREQ=MONTHLY;BYWEEKNO=3', 'BYWEEKNO'],
  ['FREQ=DAILY;BYSETPOS=1', 'BYSETPOS'],
  ['FREQ=DAILY;FREQ=DAILY', 'FREQ'],
  ['FREQ=DAILY;COLOUR=RED', 'COLOUR'],
])('refuses %s, naming the part', (text, part) => {
  expect(() => readRule(text)).toThrow(RuleError);
  expect(() => readRule(text)).toThrow(part);
});

it('knows zones by IANA, by Windows and by what programs put before them', () => {
  expect(zoneOf('W. Europe Standard Time')?.name).toBe('Europe/Berlin');
  expect(zoneOf('/mozilla.org/20050126_1/Europe/Berlin')?.name).toBe('Europe/Berlin');
  expect(zoneOf('America/Argentina/Buenos_Aires')?.name).toBe('America/Argentina/Buenos_Aires');
  expect(zoneOf('UTC')?.name).toBe('UTC');
  expect(zoneOf('Middle Earth')).toBeNull();
});

/** What another reader makes of a rule; null where it gives up. */
function secondOpinion(rule: string, start: string): number[] | null {
  try {
    const other = new RRuleTemporal({ rruleString: `DTSTART:${start}Z\nRRULE:${rule}` });
    return other.all().map(({ epochMilliseconds }) => epochMilliseconds / 1000);
  } catch {
    return null;
  }
}

it('agrees with another reader of rules wherever that has an answer', () => {
  const start = '20240228T093000';
  const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
  const parts = ['', ';BYDAY=MO,TH', ';BYMONTH=3,11', ';BYMONTH=1,6'];
  const rules = frequencies.flatMap((frequency) =>
    [1, 2, 5].flatMap((interval) =>
      parts.map((part) => `FREQ=${frequency};INTERVAL=${interval}${part};COUNT=8`),
    ),
  );
  const asked = rules.flatMap((rule) => {
    const expected = secondOpinion(rule, start);
    return expected === null ? [] : [{ rule, found: expected }];
  });
  const own = asked.map(({ rule }) => {
    const budget = new Budget(1000, 5000);
    const question = { start: wall(start), isDate: false, zone: Zone.UTC, budget };
    return { rule, found: [...expandRule(readRule(rule), question)] };
  });
  expect(own).toEqual(asked);
  expect(asked.length).toBeGreaterThan(40);
});
