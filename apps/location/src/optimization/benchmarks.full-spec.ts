import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCvrp, readSolomon } from './fixtures/benchmarks.js';
import { checkSolution, optimize } from './index.js';

/** A folder with instances and best known solutions, which are not passed on with the project. */
const DATA = process.env['SKYDECK_LOCATION_DATA'];
const BENCHMARKS = join(DATA ?? '', 'vrp/benchmarks');
const TIME_MS = 2_000;

async function vrptw() {
  const known = JSON.parse(await readFile(join(BENCHMARKS, 'VRPTW/BKS.json'), 'utf8')) as Record<
    string,
    { readonly best_known_cost: number }
  >;
  const folder = join(BENCHMARKS, 'VRPTW/solomon');
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => {
      const problem = readSolomon(await readFile(join(folder, file), 'utf8'));
      return { problem, best: known[file.replace('.txt', '_distance')]!.best_known_cost };
    }),
  );
}

async function cvrp() {
  const folders = ['A', 'B'].map((set) => join(BENCHMARKS, 'CVRP', set));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
  );
  return Promise.all(
    files.flat().map(async (file) => {
      const text = await readFile(file, 'utf8');
      const best = Number(/(?:optimal|best) value: *(\d+)/i.exec(text)![1]);
      return { problem: readCvrp(text, Number(/-k(\d+)/.exec(file)![1])), best };
    }),
  );
}

(DATA ? describe : describe.skip)('the collections of known problems', () => {
  it.each([
    ['Solomon', vrptw],
    ['Augerat', cvrp],
  ])(
    '%s: is at most 5 % above the best known on average, in two seconds each',
    async (_, read) => {
      const gaps: number[] = [];
      for (const { problem, best } of await read()) {
        const solution = await optimize(problem, { timeMs: TIME_MS });
        expect(checkSolution(problem, solution)).toEqual([]);
        expect(solution.unassigned).toEqual([]);
        gaps.push(solution.cost / best - 1);
      }
      expect(gaps.length).toBeGreaterThanOrEqual(50);
      expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.05);
    },
    600_000,
  );
});
