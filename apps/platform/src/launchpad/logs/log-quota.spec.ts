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
});
