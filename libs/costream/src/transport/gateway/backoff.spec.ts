import { Backoff } from './backoff.js';

describe('waiting between tries', () => {
  it('tries at once, then ever later up to five seconds', () => {
    const backoff = new Backoff(() => 1);
    const waits = Array.from({ length: 8 }, () => backoff.nextMs());
    expect(waits).toEqual([0, 250, 500, 1000, 2000, 4000, 5000, 5000]);
    backoff.reset();
    expect(backoff.nextMs()).toBe(0);
  });

  it('never lets all come back at the same moment', () => {
    const waits = [0, 0.5, 1].map((chance) => {
      const backoff = new Backoff(() => chance);
      backoff.nextMs();
      return backoff.nextMs();
    });
    expect(waits).toEqual([125, 187.5, 250]);
  });
});
