import { ageOf, checkAge, checkExpiry } from './check-dates.js';
import type { Evidence } from './evidence.js';
import type { Identity } from './identity.js';

const evidence = (today: string, identities: Partial<Identity>[], minimumAge: number | null = 18) =>
  ({ today, identities, session: { minimumAge } }) as unknown as Evidence;

describe('dates on documents', () => {
  it.each([
    ['2008-11-22', '2026-11-21', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['1926-12-31', '2026-01-01', 99],
  ])('born on %s, on %s: %i years', (birth, today, years) => {
    expect(ageOf(birth, today)).toBe(years);
  });

  it('never make somebody older than the youngest of them', () => {
    const dates = [{ birthDate: '2000-01-01' }, { birthDate: '2010-01-01' }];
    expect(checkAge(evidence('2026-11-21', dates))).toMatchObject({ reasons: ['under_age'] });
    expect(checkAge(evidence('2026-11-21', [{ birthDate: null }])).status).toBe('needs_review');
    expect(checkAge(evidence('2026-11-21', dates, null)).status).toBe('skipped');
  });

  it('let a document be good on its last day, and not after it', () => {
    const last = [{ expiryDate: '2026-11-21' }];
    expect(checkExpiry(evidence('2026-11-21', last)).status).toBe('passed');
    expect(checkExpiry(evidence('2026-11-22', last)).status).toBe('failed');
    const both = [...last, { expiryDate: '2030-01-01' }];
    expect(checkExpiry(evidence('2026-11-22', both)).status).toBe('failed');
    expect(checkExpiry(evidence('2026-11-22', [{ expiryDate: null }])).status).toBe('needs_review');
  });
});
