import { Backoff } from './backoff.js';

describe('the wait before a worker is started again', () => {
  it('is none at first, grows while workers end soon, and has a bound', () => {
    let nowMs = 0;
    const backoff = new Backoff(() => nowMs);
    const waits = Array.from({ length: 10 }, () => {
      const waitMs = backoff.nextMs();
      nowMs += waitMs + 300;
      return waitMs;
    });
    expect(waits).toEqual([0, 100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  it('is none again for one that lived long', () => {
    let nowMs = 0;
    const backoff = new Backoff(() => nowMs);
    backoff.nextMs();
    expect(backoff.nextMs()).toBe(100);
    nowMs += 60_000;
    expect(backoff.nextMs()).toBe(0);
  });
});
