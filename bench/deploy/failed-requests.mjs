import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const SPECS = 'apps/platform/e2e/under-load/';

/**
 * Prints how long switches take, and the table of failed requests at a fixed rate. The tests that
 * assert them measure them: edge, platform and Postgres are processes of their own there.
 */
export async function failedRequests(databaseUrl) {
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...options, JEST, '--runInBand', SPECS], {
    cwd: ROOT,
    env: { ...process.env, TEST_FULL: '1', TEST_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('More requests failed than may.');
}
