import { crashTrial } from './fixtures/crash-trial.js';

const LONGEST_MS = 1_200_000;

describe('a ledger whose processes are killed many times', () => {
  it(
    'loses none of 20,000 answers in 12 kills',
    async () => {
      const report = await crashTrial({ kills: 12, answers: 1700 });
      console.log(JSON.stringify(report));
      expect(report).toMatchObject({ lost: 0, kills: 12 });
      expect(report.answered).toBeGreaterThanOrEqual(20_000);
      expect(Object.values(report.broken)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    },
    LONGEST_MS,
  );

  it(
    'is seen to lose answers when Postgres does not write them through',
    async () => {
      const settings = { synchronous_commit: 'off' };
      const report = await crashTrial({ kills: 3, answers: 1500, settings, only: 'postgres' });
      console.log(JSON.stringify(report));
      expect(report.lost).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
