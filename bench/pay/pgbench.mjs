import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SCALE = '20';
const SECONDS = '6';
const FOLDER = '/usr/lib/postgresql';

/** TPC-B-like transactions in a second of Postgres's CPU; null where Debian's `pgbench` is missing. */
export async function tpcbPerPgCpuS(postgres) {
  const program = find();
  if (!program) return null;
  await run(program, ['-i', '-q', '-s', SCALE, postgres.url]);
  const before = postgres.cpuS();
  const args = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', SECONDS, postgres.url];
  const { stdout } = await run(program, args);
  const done = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  return done / (postgres.cpuS() - before);
}

function find() {
  try {
    const version = readdirSync(FOLDER).toSorted().at(-1);
    return readdirSync(`${FOLDER}/${version}/bin`).includes('pgbench')
      ? `${FOLDER}/${version}/bin/pgbench`
      : null;
  } catch {
    return null;
  }
}
