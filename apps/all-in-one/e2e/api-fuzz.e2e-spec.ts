import { fuzzStack, summaryOf } from './fuzz/fuzz-stack.js';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);

/** The full run asks many times as often, and looks whether each operation succeeded at least once. */
it('keeps every promise of the documents for thousands of generated requests', async () => {
  const reports = await fuzzStack({ seed: SEED, runs: 2, mostDeployments: 2 });
  process.stdout.write(summaryOf(reports, SEED));
  expect([...reports.values()].flatMap(({ failures }) => failures)).toEqual([]);
}, 1_500_000);
