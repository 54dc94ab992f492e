import { type Due, latestOf, nextDue, wallOf } from './due.js';

const at = (text: string, timeZone = 'Europe/Berlin'): Due => ({
  dueDate: null,
  dueAt: new Date(text),
  timeZone,
});
const on = (dueDate: string, timeZone = 'Europe/Berlin'): Due => ({
  dueDate,
  dueAt: null,
  timeZone,
});

/** Everything that follows, at most `most`. */
function all(first: Due, rrule: string, most = 5): (string | null)[] {
  const start = wallOf(first) ?? '';
  const found: (string | null)[] = [];
  for (let due: Due | null = first; due && found.length < most;) {
    due = nextDue(due, rrule, start);
    if (due) found.push(due.dueDate ?? due.dueAt?.toISOString() ?? null);
  }
  return found;
}

describe('what repeats', () => {
  it('keeps its time on the wall when clocks change', () => {
    expect(all(at('2026-10-24T07:00:00Z'), 'FREQ=DAILY', 2)).toEqual([
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
  });

  it('is due on days, never a day sooner or later', () => {
    expect(all(on('2026-01-31', 'Pacific/Auckland'), 'FREQ=MONTHLY;BYMONTHDAY=-1', 2)).toEqual([
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  it('ends with its count, and counts from the start of the series', () => {
    expect(all(on('2026-01-01'), 'FREQ=WEEKLY;INTERVAL=2;COUNT=3')).toEqual([
      '2026-01-15',
      '2026-01-29',
    ]);
  });

  it('gives up a rule that yields nothing', () => {
    expect(all(on('2026-01-01'), 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual([]);
  });

  it('is late when the day is over where it is', () => {
    expect(latestOf(on('2026-06-01'))?.toISOString()).toBe('2026-06-01T22:00:00.000Z');
  });
});
