import { nextSlot } from './next-slot.js';

const at = (text: string) => new Date(text);

describe('nextSlot', () => {
  it.each([
    ['2026-11-21T02:59:59Z', '2026-11-21T03:00:00Z'],
    ['2026-11-21T03:00:00Z', '2026-11-22T03:00:00Z'],
    ['2026-12-31T12:00:00Z', '2027-01-01T03:00:00Z'],
    ['2028-02-28T12:00:00Z', '2028-02-29T03:00:00Z'],
  ])('comes every day: after %s at %s', (after, slot) => {
    expect(nextSlot({ hourUtc: 3, weekday: null }, at(after))).toEqual(at(slot));
  });

  it.each([
    // 2026-11-21 is a Saturday.
    [6, '2026-11-21T02:00:00Z', '2026-11-21T03:00:00Z'],
    [6, '2026-11-21T03:00:00Z', '2026-11-28T03:00:00Z'],
    [0, '2026-11-21T03:00:00Z', '2026-11-22T03:00:00Z'],
    [5, '2026-11-21T03:00:00Z', '2026-11-27T03:00:00Z'],
  ])('comes once a week on day %i: after %s at %s', (weekday, after, slot) => {
    expect(nextSlot({ hourUtc: 3, weekday }, at(after))).toEqual(at(slot));
  });
});
