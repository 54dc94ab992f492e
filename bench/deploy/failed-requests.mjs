import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const SPEC = 'apps/platform/e2e/under-load/requests.full-spec';

/** Prints the table of failed requests at a fixed rate; the test that asserts it makes it. */
export async function failedRequests(databaseUrl) {
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...options, JEST, SPEC], {
    cwd: ROOT,
    env: { ...process.env, TEST_FULL: '1', TEST_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('More requests failed than may.');
}
