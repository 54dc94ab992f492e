import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs Jest and counts. A run that executes no test is a failure. */
export async function runJest(words, environment) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-jest-'));
  const report = path.join(folder, 'report.json');
  const isFull = words.includes('--full');
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    ...words.filter((word) => word !== '--full'),
  ];
  const child = spawn(process.execPath, args, {
    // Jest prints its JSON on standard output too; the readable report is on standard error.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, ...(isFull ? { TEST_FULL: '1' } : {}) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => child.once('close', resolve));
  const result = await readReport(report);
  await rm(folder, { recursive: true, force: true });
  return result;
}

async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text);
  const nothingRan = numPassedTests + numFailedTests === 0 ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites + nothingRan,
  };
}
