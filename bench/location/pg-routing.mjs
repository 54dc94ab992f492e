import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '@skydeck/testing';
import { cpuWithChildrenUs } from '../cpu/cpu-with-children.mjs';

const run = promisify(execFile);
const BIN = '/usr/lib/postgresql/15/bin';
const EXTENSION = '/usr/share/postgresql/15/extension/pgrouting.control';
const SQL = 'select id, source, target, cost from edges';

/** Dijkstra of pgRouting on the same edges; null where Debian's package of it is not installed. */
export async function pgRouting(graph) {
  if (!existsSync(EXTENSION)) return null;
  const folder = await mkdtemp('/tmp/skydeck-pgrouting-');
  await chmod(folder, 0o777);
  const port = await freePort();
  const data = path.join(folder, 'data');
  await asPostgres('initdb', '-D', data, '-A', 'trust');
  await writeFile(path.join(folder, 'log'), '', { mode: 0o666 });
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  await asPostgres(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log2'),
    '-o',
    options,
    'start',
  );
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('create extension pgrouting cascade');
  await client.query(
    'create table edges (id int primary key, source int, target int, cost float8)',
  );
  const { arcFrom, arcTo, arcWeight } = graph;
  await client.query(
    `insert into edges select row_number() over (), * from unnest($1::int[], $2::int[], $3::float8[])`,
    [Array.from(arcFrom), Array.from(arcTo), Array.from(arcWeight)],
  );
  await client.query('create index on edges (source)');
  await client.query('analyze edges');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return {
    /** Weight of the best path between two nodes. */
    async weight(from, to) {
      const found = await client.query({
        text: `select max(agg_cost) as weight from pgr_dijkstra('${SQL}', $1::int, $2::int)`,
        values: [from, to],
        name: 'route',
      });
      return found.rows[0].weight === null ? null : Number(found.rows[0].weight);
    },
    cpuUs: () => cpuWithChildrenUs(rows[0].pid),
    async stop() {
      await client.end();
      await asPostgres('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
      await rm(folder, { recursive: true });
    },
  };
}

const asPostgres = (program, ...args) =>
  run('runuser', ['-u', 'postgres', '--', path.join(BIN, program), ...args], { cwd: '/' });
