import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trimLogs } from './trim-logs.js';

it('keeps the newest files, and none that is too large', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-logs-'));
  for (let day = 1; day <= 8; day++) await writeFile(join(dir, `postgres-2026010${day}.log`), 'x');
  await writeFile(join(dir, 'postgres-20260108.log'), Buffer.alloc(21 * 2 ** 20));
  await trimLogs(dir);
  expect((await readdir(dir)).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [4, 5, 6, 7, 8].map((day) => `postgres-2026010${day}.log`),
  );
  expect((await stat(join(dir, 'postgres-20260108.log'))).size).toBe(0);
  await trimLogs(join(dir, 'none'));
  await rm(dir, { recursive: true });
});
