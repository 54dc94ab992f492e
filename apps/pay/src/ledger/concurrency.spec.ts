import path from 'node:path';
import { concurrencyTrial, operationsOf } from './fixtures/concurrency-trial.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/ledger/fixtures/worker-program.js');
const SIZE = { processes: 2, workers: 12, commands: 120 };
const LONGEST_MS = 180_000;

describe('two processes that move money between the same four wallets', () => {
  it(
    'leave what one process would have left that did all of it in one order',
    async () => {
      const { exits, operations, differences } = await concurrencyTrial(PROGRAM, SIZE);
      expect(differences).toEqual([]);
      expect(exits).toEqual([0, 0]);
      expect(operations).toBe(operationsOf(SIZE));
    },
    LONGEST_MS,
  );
});
