import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import type { TestConnection } from './databases-harness.js';
import { KilledPlatform, PATIENCE } from './killed/killed-platform.js';
import { NoteWriter } from './killed/note-writer.js';
import type { Answer } from './launchpad-harness.js';

const OWN = { plan: 'dedicated', size: 'db-256mb', version: 15 };
/** When the platform is killed after the requests: early, in the middle, and late. */
const DELAYS_MS = [0, 150, 600, 1_500, 4_000];

/** Every verb, by a platform that is killed in its middle. */
describe('databases whose platform is killed', () => {
  let platform: KilledPlatform;

  beforeAll(async () => {
    platform = await KilledPlatform.start(async (lab) => {
      for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
        await lab.make(name);
        await lab.ask(await lab.connection(name), `create table note as select '${name}' as text`);
      }
      await lab.make('sixth', { plan: 'dedicated', size: 'db-256mb' });
      await lab.api.call('PATCH', '/databases/second/pool?wait=60', { enabled: true, size: 2 });
      await lab.api.post('/databases/first/backups?wait=60');
    });
  }, 300_000);

  afterAll(async () => {
    await platform.close();
  }, 240_000);

  const api = () => platform.lab.api;
  const connection = (name: string): Promise<TestConnection> => platform.lab.connection(name);
  const remove = (name: string) =>
    api().call('DELETE', `/databases/${name}?skip_final_backup=true`);
  const succeed = async (begun: readonly Answer[]) => {
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 202));
    for (const one of begun)
      expect(await platform.done(one)).toMatchObject({ status: 'succeeded' });
  };
  async function killAfter(delay: number): Promise<void> {
    await sleep(delay);
    await platform.kill();
    await platform.begin();
  }
  async function expectNothingLeft(): Promise<void> {
    await platform.passTime();
    await eventually(async () => {
      const { found, wanted } = await platform.compare();
      expect(found).toEqual(wanted);
    }, PATIENCE);
  }
  async function writerOf(name: string): Promise<NoteWriter> {
    const writer = new NoteWriter(platform.lab, await connection(name));
    await writer.start();
    return writer;
  }

  it.each(DELAYS_MS)(
    'finishes all that was begun %i ms before, loses no row, and leaves nothing',
    async (delay) => {
      const { id } = (await api().get('/databases/first')).data;
      const ready = `/database-backups?database_id=${String(id)}&status=ready`;
      const [backup] = (await api().get(ready)).data.items;
      const writers = new Map<string, NoteWriter>();
      for (const name of ['second', 'third', 'fifth', 'sixth']) {
        writers.set(name, await writerOf(name));
      }
      const [made, fork] = [`made-${delay}`, `fork-${delay}`];
      const begun = await Promise.all([
        api().post('/databases', { name: made, ...platform.lab.usual }),
        api().post('/databases/second/backups'),
        api().post('/databases/first/restore', { backup: backup!['id'] }),
        api().post('/databases/third/fork', { name: fork }),
        api().call('DELETE', `/databases/fourth`),
        api().post('/databases/sixth/resize', { size: delay % 4 === 0 ? 'db-512mb' : 'db-256mb' }),
      ]);
      const rotated = api()
        .post('/databases/fifth/credentials/owner/rotate')
        .catch(() => undefined);
      await killAfter(delay);
      await rotated;
      await succeed(begun);
      for (const [name, writer] of writers) {
        await writer.stop();
        expect({ name, lost: await writer.lost(await connection(name)) }).toEqual({
          name,
          lost: [],
        });
      }
      const texts = async (name: string) => platform.lab.ask(await connection(name), 'table note');
      expect(await texts('first')).toEqual([{ text: 'first' }]);
      expect(await texts(fork)).toEqual([{ text: 'third' }]);
      expect((await api().get('/databases/fourth')).status).toBe(404);
      await expectNothingLeft();
      for (const name of [made, fork]) await platform.done(await remove(name));
      await platform.done(
        await api().post('/databases', { name: 'fourth', ...platform.lab.usual }),
      );
    },
    600_000,
  );

  it.each([200, 1_500, 4_000])(
    'ends an upgrade that was begun %i ms before, and a restore to a moment',
    async (delay) => {
      const [old, moved] = [`old-${delay}`, `moved-${delay}`];
      for (const name of [old, moved]) {
        await succeed([await api().post('/databases', { name, ...OWN })]);
      }
      const rows = await platform.lab.ask(
        await connection(moved),
        `select clock_timestamp() as at from (select pg_sleep(1.1)) as slept`,
      );
      await platform.lab.ask(await connection(moved), 'create table later ()');
      const writer = await writerOf(old);
      const begun = await Promise.all([
        api().post(`/databases/${old}/upgrade`, { version: 17 }),
        api().post(`/databases/${moved}/restore`, { at: (rows[0]!['at'] as Date).toISOString() }),
      ]);
      expect(begun.map(({ status }) => status)).toEqual([202, 202]);
      await killAfter(delay);
      const [upgraded, restored] = [await platform.done(begun[0]), await platform.done(begun[1])];
      expect(restored).toMatchObject({ status: 'succeeded' });
      // Either version, as the operation says, with everything that was acknowledged.
      await writer.stop();
      const shown = (await api().get(`/databases/${old}`)).data;
      expect(shown).toMatchObject({ version: upgraded['status'] === 'succeeded' ? 17 : 15 });
      expect(await writer.lost(await connection(old))).toEqual([]);
      await expect(
        platform.lab.ask(await connection(moved), 'select from later'),
      ).rejects.toMatchObject({ code: '42P01' });
      await expectNothingLeft();
      for (const name of [old, moved]) await platform.done(await remove(name));
    },
    600_000,
  );

  it('leaves no database of a project that is deleted while 50 are asked for', async () => {
    const { authUrl, platformUrl } = api().installation;
    const made = await api().post(`${authUrl}/api/v1/projects`, { name: 'Gone', slug: 'gone' });
    const project = String(made.data['id']);
    const url = `${platformUrl}/v1/projects/gone/databases`;
    const asked = Array.from({ length: 50 }, async (_, number) =>
      number === 25
        ? api().call('DELETE', `${authUrl}/api/v1/projects/${project}`)
        : api().post(url, { name: `race-${number}`, ...platform.lab.usual }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await eventually(async () => {
      const left = await api().installation.rows(
        `select id, status from ${platform.lab.schema}.managed_database
         where project_id = '${project}' and deleted_at is null`,
      );
      expect(left).toEqual([]);
    }, PATIENCE);
    await expectNothingLeft();
  }, 300_000);
});
