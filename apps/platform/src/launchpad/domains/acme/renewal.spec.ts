import { orderPauseMs, renewalAt } from './renewal.js';

const DAY = 24 * 60 * 60_000;

describe('the time of the next order', () => {
  it('is two thirds into the life of a certificate, and never the same for all', () => {
    const [from, to] = [new Date(0), new Date(90 * DAY)];
    const at = (random: number) => renewalAt(from, to, random).getTime() / DAY;
    expect(at(0.5)).toBeCloseTo(60);
    expect(at(0)).toBeCloseTo(57.3);
    expect(at(1)).toBeCloseTo(62.7);
  });

  it('comes later with each failure, and at most a day and a quarter later', () => {
    expect(orderPauseMs(0, 0.5)).toBe(60_000);
    expect(orderPauseMs(3, 0.5)).toBe(8 * 60_000);
    expect(orderPauseMs(50, 1)).toBe(1.25 * DAY);
    expect(orderPauseMs(2, 0)).toBeLessThan(orderPauseMs(2, 1));
  });
});
