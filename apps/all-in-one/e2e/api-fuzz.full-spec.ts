import { fuzzStack, summaryOf } from './fuzz/fuzz-stack.js';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

it('keeps every promise of the documents for 20 000 generated requests', async () => {
  const reports = await fuzzStack({ seed: SEED, runs: 480, mostDeployments: 60 });
  process.stdout.write(summaryOf(reports, SEED));
  expect([...reports.values()].flatMap(({ failures }) => failures)).toEqual([]);
}, 1_800_000);
