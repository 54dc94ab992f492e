import { addDays, daysBetween, daysOf, turned } from './days.js';

describe('the days of a calendar', () => {
  it('are whole weeks around a month', () => {
    const june = daysOf('month', '2026-06-15');
    expect([june[0], june.at(-1), june.length]).toEqual(['2026-06-01', '2026-07-05', 35]);
    const august = daysOf('month', '2026-08-01');
    expect([august[0], august.length]).toEqual(['2026-07-27', 42]);
    expect(daysOf('month', '2027-02-10')).toHaveLength(28);
  });

  it('are a week from Monday on', () => {
    expect(daysOf('week', '2026-06-07')[0]).toBe('2026-06-01');
    expect(daysOf('week', '2026-06-08')[0]).toBe('2026-06-08');
  });

  it('are turned by what is shown', () => {
    expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(turned('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(turned('week', '2026-12-30', 1)).toBe('2027-01-06');
  });

  it('are counted over changes of clocks', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });
});
