import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, freePort, testDatabase } from '@skydeck/testing';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { connect, runStatement, statement } from './index.js';

class AddKite1700000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table kite (name text primary key, height int not null)');
  }
  async down(): Promise<void> {}
}

const ADD = statement('insert into kite (name, height) values ($1, $2) returning name');
const PROCESS = statement('select pg_backend_pid() as pid, pg_sleep(0.01)::text as slept');
const RISE = statement('update kite set height = height + 1 where name = $1 returning height');

const database = testDatabase();
const schema = database.schema('pooled');
const direct = new URL(database.url);
let folder: string;
let pooler: ChildProcess;
let port: number;
let dataSource: DataSource;

const poolUrl = () => `postgres://127.0.0.1:${port}/{schema}`;
const options = () =>
  ({
    url: database.url,
    schema,
    entities: [],
    migrations: [AddKite1700000000001],
    poolSize: 32,
  }) as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-pgbouncer-'));
  port = await freePort();
  const server = `host=127.0.0.1 port=${direct.port} dbname=${direct.pathname.slice(1)}`;
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
${schema} = ${server} connect_query='set search_path to ${schema}'
other = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${path.join(folder, 'users')}
pool_mode = transaction
default_pool_size = 3
`,
  );
  const password = decodeURIComponent(direct.password);
  await writeFile(path.join(folder, 'users'), `"${direct.username}" "${password}"\n`);
  await chmod(folder, 0o755);
  const args = [
    ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []),
    path.join(folder, 'pgbouncer.ini'),
  ];
  pooler = spawn('/usr/sbin/pgbouncer', args, { stdio: 'ignore' });
  dataSource = await eventually(() => connect({ ...options(), poolUrl: poolUrl() }));
}, 60_000);

afterAll(async () => {
  await dataSource?.destroy();
  if (pooler.exitCode === null) {
    pooler.kill('SIGKILL');
    await once(pooler, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
  await database[Symbol.asyncDispose]();
});

describe('behind PgBouncer, a connection for each transaction', () => {
  it('50 statements at once share three connections and none is mixed up', async () => {
    await runStatement(dataSource, ADD, ['red', 0]);
    const seen = await Promise.all(
      Array.from({ length: 50 }, () =>
        runStatement<{ height: number }>(dataSource, RISE, ['red']).then(([row]) => row?.height),
      ),
    );
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    const processes = await Promise.all(
      Array.from({ length: 50 }, () =>
        runStatement<{ pid: number }>(dataSource, PROCESS, []).then(([row]) => row?.pid),
      ),
    );
    expect(new Set(processes).size).toBeLessThanOrEqual(3);
  });

  it('transactions keep their connection, and what fails is undone', async () => {
    const together = Array.from({ length: 20 }, (_, n) =>
      dataSource.transaction(async (manager) => {
        await runStatement(manager, ADD, [`kite ${n}`, n]);
        await runStatement(manager, RISE, [`kite ${n}`]);
        if (n % 2 === 1) throw new Error('undone');
      }),
    );
    const ended = await Promise.allSettled(together);
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(
      await dataSource.query("select count(*)::int as n from kite where name like 'kite %'"),
    ).toEqual([{ n: 10 }]);
  });

  it('refuses to start where the pooler leads to another schema', async () => {
    const wrong = connect({ ...options(), poolUrl: `postgres://127.0.0.1:${port}/other` });
    await expect(wrong).rejects.toThrow(/must set the search_path/);
  });
});
