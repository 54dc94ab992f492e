import { StartsUnderWay } from './starts-under-way.js';

describe('StartsUnderWay', () => {
  it('counts by key what has begun and is not over', () => {
    const starts = new StartsUnderWay();
    starts.begin('one');
    starts.begin('one');
    starts.begin('other');
    starts.end('one');
    expect([starts.count('one'), starts.count('other'), starts.count('none')]).toEqual([1, 1, 0]);
  });

  it('is at none again after as many ends, and stays there', () => {
    const starts = new StartsUnderWay();
    starts.begin('one');
    starts.end('one');
    starts.end('one');
    starts.begin('one');
    expect(starts.count('one')).toBe(1);
  });
});
