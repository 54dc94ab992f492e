import { escrowsAgreeWithModel } from './fixtures/escrow-run.js';

const RUNS = 60;
const LONGEST_MS = 300_000;

describe('escrows and a model of them', () => {
  it(
    `agree on every command of ${RUNS} runs`,
    async () => {
      expect(await escrowsAgreeWithModel(RUNS)).toBe(RUNS);
    },
    LONGEST_MS,
  );
});
