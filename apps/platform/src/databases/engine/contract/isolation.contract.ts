import { ask, signIn, type Tenant } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** What a tenant may not do, tried by a tenant that signs in as its apps do. */
export function isolationContract(bench: Bench): void {
  const denied = { code: '42501' };
  let shared: Tenant | undefined;

  it('42501: refuses another database to a tenant, and its own to everybody else', async () => {
    const [one, two] = [await bench.tenant(), await bench.tenant()];
    const trespass = { ...one.writer, database: two.name };
    await expect(signIn(bench.address, trespass)).rejects.toMatchObject(denied);
    for (const database of ['postgres', 'template1']) {
      const asOne = { ...one.writer, database };
      await expect(signIn(bench.address, asOne)).rejects.toMatchObject(denied);
    }
  });

  it('28000: refuses the superuser and connections without TLS', async () => {
    const tenant = await bench.tenant();
    const { address } = bench;
    const admin = { role: 'skydeck', password: 'anything', database: tenant.name };
    const refused = { code: expect.stringMatching(/^28/) };
    await expect(signIn(address, admin)).rejects.toMatchObject(refused);
    await expect(signIn(address, tenant.writer, { hasTls: false })).rejects.toMatchObject(refused);
  });

  it.each([
    "select pg_read_file('/etc/passwd')",
    "select pg_read_binary_file('postgresql.conf')",
    "select pg_ls_dir('.')",
    "select pg_stat_file('pg_hba.conf')",
    'select pg_ls_logdir()',
    'select pg_hba_file_rules()',
    "select lo_import('/etc/passwd')",
    "select lo_export(1, '/tmp/x')",
    "copy (select 1) to program 'id'",
    "copy (select 1) to '/tmp/x'",
    "create temp table t (l text); copy t from program 'id'",
    "create temp table t (l text); copy t from '/etc/passwd'",
    'create extension dblink',
    'create extension postgres_fdw',
    'create extension file_fdw',
    'create extension adminpack',
    'create extension pageinspect',
    'create foreign data wrapper own',
    'create role more',
    'create database more',
    'alter role skydeck password null',
    'set role skydeck',
    'set session authorization skydeck',
    'grant pg_read_server_files to current_user',
    'alter system set fsync = off',
    "set temp_file_limit = '-1'",
    "set session_preload_libraries = 'x'",
    "load 'dblink'",
    'select passwd from pg_shadow',
    'select rolpassword from pg_authid',
    'select pg_reload_conf()',
    'select pg_switch_wal()',
    "select pg_create_restore_point('x')",
    'checkpoint',
    "create tablespace t location '/tmp'",
    "create function f() returns int language c as 'x'",
    'create event trigger t on ddl_command_start execute function f()',
    'create publication p for all tables',
    "create subscription s connection 'host=127.0.0.1' publication p",
    "select pg_create_physical_replication_slot('s')",
    'create schema extra authorization skydeck',
    'alter database postgres rename to mine',
    'drop database postgres',
  ])('refuses %s', async (sql) => {
    shared ??= await bench.tenant();
    await expect(ask(bench.address, shared.writer, sql)).rejects.toMatchObject(denied);
  });

  it('42501: refuses to let others in, to drop, rename or unlimit its database', async () => {
    const tenant = await bench.tenant();
    const { name, writer } = tenant;
    for (const sql of [
      `drop database ${name} with (force)`,
      `alter database ${name} rename to other`,
      `alter database ${name} connection limit -1`,
      `alter database ${name} set default_transaction_read_only = off`,
    ]) {
      await expect(ask(bench.address, writer, sql)).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|55006)$/),
      });
    }
    const stranger = await bench.tenant();
    await ask(bench.address, writer, `grant connect on database ${name} to public`).catch(
      () => undefined,
    );
    const trespass = { ...stranger.writer, database: name };
    await expect(signIn(bench.address, trespass)).rejects.toMatchObject(denied);
  });

  it('hides what others ask, and ends no session of theirs', async () => {
    const [one, two] = [await bench.tenant(), await bench.tenant()];
    await using other = await signIn(bench.address, two.writer);
    const { rows } = await other.query<{ pid: number }>(
      "select pg_backend_pid() as pid, 'a secret of two' as text",
    );
    const pid = rows[0]?.pid ?? 0;
    const seen = await ask(bench.address, one.writer, 'select * from pg_stat_activity');
    expect(JSON.stringify(seen)).not.toContain('a secret of two');
    const end = `select pg_terminate_backend(${pid})`;
    await expect(ask(bench.address, one.writer, end)).rejects.toMatchObject(denied);
    await expect(
      ask(bench.address, one.writer, `select pg_cancel_backend(${pid})`),
    ).rejects.toMatchObject(denied);
  });

  it('lets readers read what is made later, wherever, and write nothing', async () => {
    const { writer, reader } = await bench.tenant();
    const { address } = bench;
    await ask(address, writer, 'create schema sales; create table sales.deal (n int)');
    await ask(address, writer, 'reset role; create schema own; create table own.t (n int)');
    await ask(address, writer, 'create sequence s; create view v as select * from sales.deal');
    expect(await ask(address, reader, 'select * from sales.deal')).toEqual([]);
    expect(await ask(address, reader, 'select * from own.t')).toEqual([]);
    expect(await ask(address, reader, 'select * from v')).toEqual([]);
    const writes = [
      'insert into sales.deal values (1)',
      'delete from sales.deal',
      'truncate sales.deal',
      'create table public.mine ()',
      'create temporary table mine ()',
      "select nextval('s')",
      'drop view v',
    ];
    for (const sql of writes) {
      await expect(
        ask(address, reader, `set default_transaction_read_only = off; begin read write; ${sql}`),
      ).rejects.toMatchObject(denied);
    }
  });

  it('makes what logins make belong to all of them', async () => {
    const tenant = await bench.tenant();
    await ask(bench.address, tenant.writer, 'create table note (n int)');
    const second = await tenant.login('read_write');
    await ask(bench.address, second, 'insert into note values (1); alter table note add m int');
    await bench.lab.driver.dropLogin(bench.spec.id, tenant.writer.role);
    expect(await ask(bench.address, second, 'select n from note')).toEqual([{ n: 1 }]);
  });

  it('53300: holds roles to their connections', async () => {
    const tenant = await bench.tenant();
    const small = await tenant.login('read_write', 2);
    await using one = await signIn(bench.address, small);
    await using two = await signIn(bench.address, small);
    await Promise.all([one, two].map((client) => client.query('select 1')));
    await expect(signIn(bench.address, small)).rejects.toMatchObject({ code: '53300' });
  });

  it('53400: holds sessions to their share of temporary files', async () => {
    const { writer } = await bench.tenant();
    const sql =
      'select count(*) from (select repeat(md5(n::text), 8) as t from generate_series(1, 4000000) n order by t) s';
    await expect(ask(bench.address, writer, sql)).rejects.toMatchObject({ code: '53400' });
  }, 120_000);
}
