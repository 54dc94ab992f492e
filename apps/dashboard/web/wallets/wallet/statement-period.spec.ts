import { momentsOf, usualPeriods } from './statement-period.js';

describe('periods of statements', () => {
  it('have whole days in UTC, the last one with them', () => {
    expect(momentsOf({ first: '2026-02-01', last: '2026-02-28' })).toEqual({
      from: '2026-02-01T00:00:00.000Z',
      to: '2026-03-01T00:00:00.000Z',
    });
    expect(momentsOf({ first: '2026-02-01', last: '2026-02-01' })?.to).toBe(
      '2026-02-02T00:00:00.000Z',
    );
  });

  it.each([
    ['2026-02-02', '2026-02-01'],
    ['', '2026-02-01'],
    ['2026-02-01', ''],
    ['2026-02-31x', '2026-03-01'],
  ])('are none from %p to %p', (first, last) => {
    expect(momentsOf({ first, last })).toBeUndefined();
  });

  it('are offered across the ends of months and years', () => {
    const periods = usualPeriods(Date.UTC(2028, 0, 15, 23, 59));
    expect(periods['This month']).toEqual({ first: '2028-01-01', last: '2028-01-15' });
    expect(periods['Last month']).toEqual({ first: '2027-12-01', last: '2027-12-31' });
    expect(periods['This year']).toEqual({ first: '2028-01-01', last: '2028-01-15' });
    expect(usualPeriods(Date.UTC(2028, 2, 1))['Last month']).toEqual({
      first: '2028-02-01',
      last: '2028-02-29',
    });
    expect(periods['Last 90 days']?.first).toBe('2027-10-18');
  });
});
