import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Mutant, MUTANTS } from './fixtures/mutants.js';

const APP = path.resolve(import.meta.dirname, '../..');
const COPY = path.join(APP, 'dist-e2e/mutant');
const LONGEST_MS = 600_000;
const run = promisify(execFile);

/** A copy of what was built, in which only the mistake differs. */
async function prove({ proof, file, changes }: Omit<Mutant, 'name'>): Promise<string> {
  await rm(COPY, { recursive: true, force: true });
  await cp(path.join(APP, 'dist'), COPY, { recursive: true });
  const place = path.join(COPY, file);
  let text = await readFile(place, 'utf8');
  for (const [from, to] of changes) {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
    text = parts.join(to);
  }
  await writeFile(place, text);
  try {
    const program = path.join(COPY, 'ledger/fixtures/proof-program.js');
    await run(process.execPath, [program, proof], { timeout: LONGEST_MS });
    return 'nothing noticed';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}

afterAll(() => rm(COPY, { recursive: true, force: true }));

describe('the proofs of the ledger', () => {
  it.each(['model', 'concurrency', 'escrows'] as const)(
    'hold for the ledger as it is: %s',
    async (proof) => {
      expect(await prove({ proof, file: 'index.js', changes: [] })).toBe('nothing noticed');
    },
    LONGEST_MS,
  );

  it.each(MUTANTS)(
    'notice that $name',
    async (mutant) => {
      const said = await prove(mutant);
      // A copy that does not even start would prove nothing.
      expect(said).toMatch(/Property failed|deepStrictEqual|strictly deep-equal|was used for/);
    },
    LONGEST_MS,
  );
});
