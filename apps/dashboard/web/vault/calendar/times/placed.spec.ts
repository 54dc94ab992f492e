import type { FoundInstance } from '../../../api/vault-calendars.js';
import { dayAt } from './days.js';
import { blocksOf, onDay, placed } from './placed.js';

const day = (date: string) => ({ date, local: null, time_zone: null, at: `${date}T00:00:00Z` });
const time = (local: string) => ({
  date: null,
  local,
  time_zone: 'UTC',
  at: new Date(local).toISOString(),
});
const found = (event: string, start: object, end: object): FoundInstance =>
  ({
    calendar: { id: 'cal_1' },
    instance: {
      event_id: event,
      instance: 'x',
      start,
      end,
      all_day: 'date' in start && start.date,
    },
  }) as unknown as FoundInstance;

describe('where instances lie', () => {
  it('shows whole days before times, to the day before their end', () => {
    const all = placed([
      found('b', time('2026-06-02T09:00:00'), time('2026-06-02T10:00:00')),
      found('a', day('2026-06-01'), day('2026-06-03')),
    ]);
    expect(all.map(({ instance }) => instance.event_id)).toEqual(['a', 'b']);
    expect(all[0]).toMatchObject({ first: '2026-06-01', last: '2026-06-02' });
    expect(onDay(all, '2026-06-02')).toHaveLength(2);
    expect(onDay(all, '2026-06-03')).toHaveLength(0);
  });

  it('does not show what ends at midnight on the day that begins then', () => {
    const [one] = placed([found('a', time('2026-06-01T22:00:00'), time('2026-06-02T00:00:00'))]);
    expect(one!.last).toBe(dayAt(new Date('2026-06-01T22:00:00')));
  });

  it('puts what overlaps side by side', () => {
    const all = placed([
      found('a', time('2026-06-01T09:00:00'), time('2026-06-01T11:00:00')),
      found('b', time('2026-06-01T10:00:00'), time('2026-06-01T12:00:00')),
      found('c', time('2026-06-01T11:00:00'), time('2026-06-01T12:00:00')),
      found('d', time('2026-06-01T14:00:00'), time('2026-06-01T14:10:00')),
    ]);
    const blocks = blocksOf(all, '2026-06-01');
    expect(
      blocks.map(({ placed: { instance }, column, columns, minutes }) => [
        instance.event_id,
        column,
        columns,
        minutes,
      ]),
    ).toEqual([
      ['a', 0, 2, 120],
      ['b', 1, 2, 120],
      ['c', 0, 2, 60],
      ['d', 0, 1, 30],
    ]);
  });
});
