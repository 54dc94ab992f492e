import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectionOf, queryOnce } from './connection.mjs';

const run = promisify(execFile);
const MB = 256;
const ROWS_PER_MB = 8_000;

/** Putting a backup back, against `pg_restore` of the same data into an empty database. */
export async function restoreBesideByHand(api, database) {
  const connection = await connectionOf(api, database);
  const rows = MB * ROWS_PER_MB;
  await queryOnce(
    connection,
    `CREATE TABLE filled AS SELECT i AS id, repeat(md5(i::text), 3) AS text FROM generate_series(1, ${rows}) i;
     ALTER TABLE filled ADD PRIMARY KEY (id)`,
  );
  await api.done('POST', `/databases/${database}/backups`);
  const { data } = await api.call('GET', '/database-backups?limit=1');
  const [backup] = data.items;
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-by-hand-'));
  const file = path.join(folder, 'dump');
  const env = { ...process.env, PGSSLMODE: 'require' };
  const source = connection.connectionString;
  try {
    await run('pg_dump', ['-Fc', '--no-privileges', '-d', source, '-f', file], { env });
    await api.done('POST', '/databases', { name: 'by-hand', plan: 'dedicated' });
    const target = (await connectionOf(api, 'by-hand')).connectionString;
    const handMs = await timed(() =>
      run('pg_restore', ['--no-owner', '--no-privileges', '-d', target, file], { env }),
    );
    const oursMs = await timed(() =>
      api.done('POST', `/databases/${database}/restore`, { backup: backup.id, skip_backup: true }),
    );
    const ratio = (oursMs / handMs).toFixed(2);
    console.log(
      `restore of ${MB} MB ${seconds(oursMs)}, pg_restore ${seconds(handMs)}, × ${ratio} (goal ≤ 1.3)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(act) {
  const startedMs = performance.now();
  await act();
  return performance.now() - startedMs;
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
