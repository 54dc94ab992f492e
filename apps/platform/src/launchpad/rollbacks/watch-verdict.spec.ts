import { judge } from './watch-verdict.js';

const limits = { crashes: 3, errorPercent: 50, leastRequests: 20 };

describe('judge', () => {
  it.each([
    [{ crashes: 2, requests: 0, errors: 0 }, 'keep'],
    [{ crashes: 3, requests: 0, errors: 0 }, 'crash_loop'],
    [{ crashes: 3, requests: 100, errors: 100 }, 'crash_loop'],
    [{ crashes: 0, requests: 19, errors: 19 }, 'keep'],
    [{ crashes: 0, requests: 20, errors: 9 }, 'keep'],
    [{ crashes: 0, requests: 20, errors: 10 }, 'error_rate'],
  ] as const)('of %j says %s', (evidence, verdict) => {
    expect(judge(evidence, limits)).toBe(verdict);
  });
});
