import { crashTrial } from './fixtures/crash-trial.js';

const LONGEST_MS = 300_000;

describe('a ledger whose processes are killed', () => {
  it(
    'loses nothing that it has answered, and stays in balance',
    async () => {
      const { lost, broken, kills, answered } = await crashTrial({ kills: 4, answers: 300 });
      expect({ lost, kills }).toEqual({ lost: 0, kills: 4 });
      expect(answered).toBeGreaterThanOrEqual(1200);
      expect(Object.entries(broken).filter(([, count]) => count !== 0)).toEqual([]);
      expect(Object.keys(broken)).toHaveLength(9);
    },
    LONGEST_MS,
  );
});
