import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { askPage, LoadOfRequests } from './load-of-requests.js';
import { type Finished, type Installation, startInstallation } from './installation.js';
import { NOTES_APP } from './notes-app.js';

const STEP_MS = 600_000;
/** Enough that copying it is seen. */
const MANY =
  "create table line as select g as id, 'line ' || md5(g::text) as text from generate_series(1, 300000) g";

let installation: Installation;
let folder: string;
let url: string;

/** What a person types on the way from nothing to a database that is in use, and what it says. */
async function skydeck(...argv: string[]): Promise<Finished> {
  const startedMs = performance.now();
  const done = await installation.skydeck(argv, { cwd: folder });
  if (process.env['TEST_TRANSCRIPT']) {
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    process.stderr.write(`$ skydeck ${argv.join(' ')}   # ${seconds} s\n${done.err}${done.out}\n`);
  }
  expect({ argv, exitCode: done.exitCode, err: done.exitCode === 0 ? '' : done.err }).toEqual({
    argv,
    exitCode: 0,
    err: '',
  });
  return done;
}

const json = async <T>(...argv: string[]) =>
  JSON.parse((await skydeck(...argv, '-o', 'json')).out) as T;

/** Id of the only binding of the app. */
async function bindingOfNotes(): Promise<string> {
  const bindings = await json<{ id: string }[]>('app', 'binding', 'list', 'notes');
  expect(bindings).toHaveLength(1);
  return bindings.map(({ id }) => id).join('');
}

/** What the app says of the last note. */
const last = async () => JSON.parse((await askPage(url)).body) as Note | null;
interface Note {
  readonly text: string;
  readonly count: string;
  readonly major: number;
}

const note = async (text: string) => {
  expect(await askPage(url, text)).toMatchObject({ status: 200 });
};

const psql = async (database: string, sql: string) =>
  (await skydeck('db', 'psql', database, '--', '-qtAc', sql)).out.trim();

/** Roles that sign in at the server of the database. */
const users = () =>
  psql('orders', `select string_agg(rolname, ' ') from pg_roles where rolname like 'u\\_%'`);

const told = (text: string) => {
  if (process.env['TEST_TRANSCRIPT']) process.stderr.write(`# ${text}\n`);
};

/** Does something while visitors ask; tells for how long they got no answer. */
async function whileAsked(work: () => Promise<unknown>): Promise<void> {
  const load = LoadOfRequests.start(() => askPage(url));
  await work();
  await eventually(async () => expect(await askPage(url)).toMatchObject({ status: 200 }));
  const { answered, failures, awayMs } = await load.stop();
  told(`${answered} requests answered, ${failures.length} failed within ${awayMs} ms`);
}

/** Begins something that makes a release, and waits until it is live. */
async function released(...argv: string[]): Promise<string> {
  const { id, deployment_id: deployment } = await json<{ id: string; deployment_id: string }>(
    ...argv,
  );
  await skydeck('app', 'logs', 'notes', '--deployment', deployment, '-f');
  return id;
}

beforeAll(async () => {
  const members = ['auth', 'messaging', 'platform', 'edge'] as const;
  const first = 34_000 + Math.floor(Math.random() * 200) * 20;
  const environment = { DATABASES_PORT_RANGE: `${first}-${first + 19}` };
  installation = await startInstallation({ members, environment });
  folder = path.join(installation.person, 'notes');
  await mkdir(folder);
  for (const [name, content] of Object.entries(NOTES_APP)) {
    await writeFile(path.join(folder, name), content);
  }
  await skydeck('auth', 'login', '--local');
  await skydeck('project', 'create', 'My shop', '--slug', 'shop', '--use');
}, 120_000);

afterAll(async () => {
  for (const name of ['orders', 'orders-then', 'orders-copy', 'orders-again']) {
    await installation.skydeck(['db', 'delete', name, '--skip-final-backup', '--yes']);
  }
  await installation[Symbol.asyncDispose]();
}, 120_000);

describe('the first database of a person', () => {
  it('is made with a server of its own, and used by an app from a folder', async () => {
    const wanted = ['--plan', 'dedicated', '--engine-version', '15'];
    await skydeck('db', 'create', 'orders', ...wanted);
    ({ url } = await json<{ url: string }>('app', 'deploy', '--name', 'notes'));
    await released('app', 'binding', 'attach', 'notes', 'orders', '--database');
    await note('first');
    await psql('orders', MANY);
    await note('second');
    expect(await last()).toEqual({ text: 'second', count: '2', major: 15 });
  }, 600_000);

  it(
    'goes back to the second before a table was dropped, beside it and in place',
    async () => {
      const at = await psql(
        'orders',
        `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      );
      await psql('orders', 'select pg_sleep(1.1)');
      await psql('orders', 'drop table note');
      expect(await askPage(url)).toMatchObject({
        status: 500,
        body: expect.stringContaining('note'),
      });
      await skydeck('db', 'fork', 'orders', 'orders-then', '--at', at);
      expect(await psql('orders-then', 'select text from note order by id')).toBe('first\nsecond');
      await skydeck('db', 'restore', 'orders', '--at', at, '--yes');
      expect(await last()).toMatchObject({ text: 'second', count: '2' });
      await note('third');
      await skydeck('db', 'delete', 'orders-then', '--skip-final-backup', '--yes');
    },
    STEP_MS,
  );

  it(
    'gives the app another login while it serves, and no request fails',
    async () => {
      const binding = await bindingOfNotes();
      const before = await users();
      const load = LoadOfRequests.start(() => askPage(url));
      await released('app', 'binding', 'rotate', 'notes', binding);
      await eventually(
        async () =>
          expect(await json('app', 'binding', 'show', 'notes', binding)).toMatchObject({
            state: 'attached',
          }),
        { timeoutMs: 120_000 },
      );
      await skydeck('db', 'rotate', 'orders', '--grace', '0');
      const { answered, failures } = await load.stop();
      told(`${answered} requests, ${failures.length} failed`);
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(20);
      expect(await users()).not.toBe(before);
      expect(await last()).toMatchObject({ text: 'third', count: '3' });
    },
    STEP_MS,
  );

  it(
    'is forked into one that goes its own way',
    async () => {
      await skydeck('db', 'fork', 'orders', 'orders-copy');
      await psql('orders-copy', "insert into note (text) values ('elsewhere')");
      expect(await psql('orders-copy', 'select count(*) from note')).toBe('4');
      expect(await last()).toMatchObject({ text: 'third', count: '3' });
    },
    STEP_MS,
  );

  it(
    'runs with a newer major version, for the same app',
    async () => {
      await whileAsked(() => skydeck('db', 'upgrade', 'orders', '17', '--yes'));
      expect(await last()).toEqual({ text: 'third', count: '3', major: 17 });
      expect(await psql('orders', 'select count(*) from line')).toBe('300000');
      await note('fourth');
      await skydeck('db', 'rotate', 'orders', '--grace', '0');
      expect(await psql('orders', 'select count(*) from note')).toBe('4');
    },
    STEP_MS,
  );

  it(
    'leaves a last backup when it is deleted, which makes another one',
    async () => {
      const binding = await bindingOfNotes();
      await skydeck('app', 'binding', 'detach', 'notes', binding, '--yes');
      await skydeck('db', 'delete', 'orders', '--yes');
      const kept = await json<{ id: string; kind: string; status: string }[]>(
        'db',
        'backup',
        'list',
      );
      const final = kept.find(({ kind }) => kind === 'final');
      expect(final).toMatchObject({ status: 'ready' });
      await skydeck(
        'db',
        'create',
        'orders-again',
        '--engine-version',
        '17',
        '--backup',
        final!.id,
      );
      expect(await psql('orders-again', 'select text from note order by id')).toBe(
        'first\nsecond\nthird\nfourth',
      );
    },
    STEP_MS,
  );
});
