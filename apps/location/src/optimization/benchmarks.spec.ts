import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readCvrp, readSolomon } from './fixtures/benchmarks.js';
import { checkSolution, optimize } from './index.js';

const instance = (name: string) =>
  readFile(fileURLToPath(new URL(`../../fixtures/vrp/${name}`, import.meta.url)), 'utf8');

/** With few rounds, so that it is the same everywhere and quick; the whole collection is in the long test. */
describe('known problems of vehicle routing', () => {
  it.each([
    ['C101.txt', 828.94, 1.01],
    ['RC103.txt', 1249.86, 1.08],
    ['A-n32-k5.vrp', 784, 1.02],
  ])('%s is solved near the best known %d', async (name, best, most) => {
    const text = await instance(name);
    const problem = name.endsWith('.vrp') ? readCvrp(text, 5) : readSolomon(text);
    const solution = await optimize(problem, { iterations: 1500 });
    expect(checkSolution(problem, solution)).toEqual([]);
    expect(solution.unassigned).toEqual([]);
    expect(solution.cost).toBeGreaterThan(best - 0.01);
    expect(solution.cost).toBeLessThan(best * most);
  });
});
