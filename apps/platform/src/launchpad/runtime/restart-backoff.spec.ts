import { RestartBackoff } from './restart-backoff.js';

describe('RestartBackoff', () => {
  it('starts at once what ran for long', () => {
    const backoff = new RestartBackoff();
    backoff.started('rel', 0);
    backoff.failed('rel', 120_000);
    expect(backoff.mayStart('rel', 120_000)).toBe(true);
  });

  it('waits ever longer for what crashes at once, up to a minute', () => {
    const backoff = new RestartBackoff();
    const pauses: number[] = [];
    let now = 0;
    for (let turn = 0; turn < 10; turn++) {
      backoff.started('rel', now);
      backoff.failed('rel', now);
      const from = now;
      while (!backoff.mayStart('rel', now)) now += 500;
      pauses.push(now - from);
    }
    expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(pauses.at(-1)).toBe(60_000);
  });

  it('forgives after a steady time, and knows nothing of other releases', () => {
    const backoff = new RestartBackoff();
    backoff.started('rel', 0);
    backoff.failed('rel', 10);
    expect(backoff.mayStart('rel', 10)).toBe(false);
    expect(backoff.mayStart('other', 10)).toBe(true);
    backoff.started('rel', 1000);
    backoff.failed('rel', 70_000);
    expect(backoff.mayStart('rel', 70_000)).toBe(true);
  });
});
