import { agreeWithModel } from './fixtures/model-run.js';

const RUNS = 500;
const LONGEST_MS = 400_000;

describe('the ledger and a model of it', () => {
  it(
    `agree on every command of ${RUNS} runs`,
    async () => {
      await expect(agreeWithModel(RUNS)).resolves.toBeUndefined();
    },
    LONGEST_MS,
  );
});
