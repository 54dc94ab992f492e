import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What litmus says of one of its groups. */
export interface LitmusGroup {
  readonly name: string;
  readonly run: number;
  readonly passed: number;
}

const SUMMARY = /summary for `(\w+)': of (\d+) tests run: (\d+) passed/g;

/** Runs Debian's litmus, all of its groups, against a folder. */
export async function runLitmus(
  url: string,
  user: string,
  password: string,
): Promise<{ readonly groups: LitmusGroup[]; readonly output: string }> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'skydeck-litmus-'));
  try {
    const output = await new Promise<string>((resolve) =>
      // It fails when a test does; what it printed says which one.
      execFile('litmus', ['-k', url, user, password], { cwd }, (_problem, stdout, stderr) =>
        resolve(stdout + stderr),
      ),
    );
    const groups = [...output.matchAll(SUMMARY)].map(([, name = '', run, passed]) => ({
      name,
      run: Number(run),
      passed: Number(passed),
    }));
    return { groups, output };
  } finally {
    await rm(cwd, { recursive: true });
  }
}

/** What all groups say when every test of litmus 0.13 passes. */
export const ALL_OF_LITMUS: readonly LitmusGroup[] = [
  { name: 'basic', run: 16, passed: 16 },
  { name: 'copymove', run: 13, passed: 13 },
  { name: 'props', run: 30, passed: 30 },
  { name: 'locks', run: 41, passed: 41 },
  { name: 'http', run: 4, passed: 4 },
];
