import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How many files that failed are run a second time, and how many of these a third time. */
const MOST_AGAIN = [16, 3];
const MOST_SLOW = 25;

/**
 * Runs Jest and counts. A run that executes no test is a failure. When a few files fail they are
 * run again, with none beside them: real engines on a busy machine can run out of time. A file that
 * passes then is named as unsteady, so that nobody overlooks it.
 */
export async function runJest(words, environment) {
  const first = await runOnce(words, environment);
  if (first.slowest.length > MOST_SLOW) sayWhatTookLongest(first.slowest);
  let { failed, failedFiles } = first;
  for (const most of MOST_AGAIN) {
    if (failedFiles.length === 0 || failedFiles.length > most) break;
    console.log(`Once more, alone: ${failedFiles.join(', ')}`);
    ({ failed, failedFiles } = await runOnce([...alone(words), ...failedFiles], environment));
  }
  for (const file of first.failedFiles) {
    if (!failedFiles.includes(file)) console.log(`UNSTEADY ${file}`);
  }
  const passed = first.passed + Math.max(0, first.failed - failed);
  return { passed, failed, failedFiles };
}

function alone(words) {
  const isFull = words.includes('--full');
  return [...(isFull ? ['--full'] : []), '--runInBand', '--forceExit', '--runTestsByPath'];
}

/** Where time can be saved: the whole run has to stay well below an hour. */
function sayWhatTookLongest(slowest) {
  const total = slowest.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`Files that took longest, of ${Math.round(total)} s of all workers together:`);
  for (const { file, seconds } of slowest.slice(0, MOST_SLOW)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
}

async function runOnce(words, environment) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-jest-'));
  const report = path.join(folder, 'report.json');
  const isFull = words.includes('--full');
  const args = [
    // What a test makes is soon forgotten: a tenth less of the processor goes into clearing it away.
    '--max-semi-space-size=64',
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
  if (text === undefined) return { passed: 0, failed: 1, failedFiles: [], slowest: [] };
  const report = JSON.parse(text);
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
  const nothingRan = passed + numFailedTests === 0 ? 1 : 0;
  return {
    passed,
    failed: numFailedTests + numRuntimeErrorTestSuites + nothingRan,
    failedFiles: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => path.relative(process.cwd(), name)),
    slowest: report.testResults
      .map(({ name, startTime, endTime }) => ({
        file: path.relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      }))
      .toSorted((one, other) => other.seconds - one.seconds),
  };
}
