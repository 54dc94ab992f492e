import { escrowsAgreeWithModel } from './fixtures/escrow-run.js';

const RUNS = 1000;
const LONGEST_MS = 1_800_000;

describe('escrows and a model of them, for longer', () => {
  it(
    `agree on every command of ${RUNS} runs`,
    async () => {
      expect(await escrowsAgreeWithModel(RUNS)).toBe(RUNS);
    },
    LONGEST_MS,
  );
});
