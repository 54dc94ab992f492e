import { momentOf, movedWall, wallAt, wallBetweenMs } from './zoned.js';

describe('times on walls', () => {
  it.each([
    ['2026-06-01T09:00:00', 'Europe/Berlin', '2026-06-01T07:00:00.000Z'],
    ['2026-01-01T09:00:00', 'Europe/Berlin', '2026-01-01T08:00:00.000Z'],
    ['2026-03-29T03:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-11-01T09:00:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
    ['2026-06-01T09:00:00', 'Asia/Kathmandu', '2026-06-01T03:15:00.000Z'],
  ])('%s in %s is %s', (local, zone, at) => {
    expect(momentOf(local, zone).toISOString()).toBe(at);
    expect(wallAt(new Date(at), zone)).toBe(local);
  });

  it('stays at nine when clocks change', () => {
    const moved = movedWall('2026-03-28T09:00:00', 86_400_000);
    expect(moved).toBe('2026-03-29T09:00:00');
    expect(wallBetweenMs('2026-03-28T09:00:00', moved)).toBe(86_400_000);
  });
});
