import { LogQuota } from './log-quota.js';

const MB = 1024 * 1024;

describe('LogQuota', () => {
  it('ends the log of a deployment once, with a sentence', () => {
    const quota = new LogQuota(false, 100, 0, 0);
    expect(quota.admit('x'.repeat(60), 0)).toHaveLength(1);
    expect(quota.admit('x'.repeat(60), 0)).toEqual([expect.stringContaining('The log ends here')]);
    expect(quota.admit('x', 0)).toEqual([]);
  });

  it('asks for rotation when the log of an app is over its bound', () => {
    const quota = new LogQuota(true, 1000, 7, 990);
    expect(quota.mustRotate).toBe(false);
    quota.admit('x'.repeat(20), 0);
    expect(quota.mustRotate).toBe(true);
    quota.rotated(800);
    expect(quota.mustRotate).toBe(false);
    expect(quota.nextSeq()).toBe(8);
  });

  it('drops what an app writes too fast and says how much', () => {
    const quota = new LogQuota(true, 100 * MB, 0, 0);
    const line = 'x'.repeat(MB - 1);
    for (let index = 0; index < 4; index++) expect(quota.admit(line, 1)).toEqual([line]);
    for (let index = 0; index < 3; index++) expect(quota.admit(line, 1)).toEqual([]);
    expect(quota.admit('later', 3001)).toEqual([expect.stringMatching(/^\(3 lines/), 'later']);
  });

  it('takes no more lines of a flood than the store should, and says so now and then', () => {
    const quota = new LogQuota(true, 100 * MB, 0, 0);
    let kept = 0;
    let told = 0;
    // Fifty thousand short lines in five seconds.
    for (let index = 0; index < 50_000; index++) {
      for (const text of quota.admit('x', 1 + index / 10)) {
        if (text === 'x') kept++;
        else told += Number.parseInt(text.slice(1), 10);
      }
    }
    const [rest = '(0'] = quota.notice();
    expect(kept).toBeLessThanOrEqual(20_000);
    expect(kept + told + Number.parseInt(rest.slice(1), 10)).toBe(50_000);
  });
});
