import { endOf, withEnd } from './rule-end.js';

describe('the end of a rule', () => {
  it.each([
    ['FREQ=DAILY', { kind: 'never' }],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=5', { kind: 'count', count: 5 }],
    ['FREQ=MONTHLY;UNTIL=20260601T235959Z', { kind: 'until', day: '2026-06-01' }],
  ])('%s', (rule, end) => {
    const found = endOf(rule);
    expect(found.end).toEqual(end);
    expect(withEnd(found.base, found.end)).toBe(rule);
  });

  it('is found wherever it stands, and of a day as well', () => {
    expect(endOf('COUNT=2;FREQ=DAILY')).toEqual({
      base: 'FREQ=DAILY',
      end: { kind: 'count', count: 2 },
    });
    expect(endOf('FREQ=DAILY;UNTIL=20260601').end).toEqual({ kind: 'until', day: '2026-06-01' });
    expect(endOf('')).toEqual({ base: '', end: { kind: 'never' } });
  });
});
