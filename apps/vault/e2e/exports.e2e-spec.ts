import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { ObjectStore } from '@skydeck/object-store';
import { eventually, TestClock } from '@skydeck/testing';
import { extract } from 'tar-stream';
import { DataSource } from 'typeorm';
import { BlobSweeper } from '../src/blobs/blob-sweeper.js';
import { ExportSweeper } from '../src/exports/export.sweeper.js';
import { FileSweeper } from '../src/files/trash/file.sweeper.js';
import { type Answer, VaultHarness } from './vault-harness.js';

const DAY_MS = 86_400_000;
let vault: VaultHarness;
let clock: TestClock;
let space: string;

beforeAll(async () => {
  clock = new TestClock(new Date());
  vault = await VaultHarness.start({ VAULT_BLOB_GRACE_S: '60' }, { clock });
  space = await make('/spaces', { name: 'Team', owner: 'ana' });
});
afterAll(() => vault.close());

const make = async (route: string, body: object) => {
  const { data, status, error } = await vault.post(route, body);
  if (status !== 201) throw new Error(JSON.stringify(error));
  return data['id'] as string;
};
const store = async (name: string, bytes: Buffer, parent = '', of = space) => {
  const query = new URLSearchParams({ name, space_id: of, ...(parent && { parent_id: parent }) });
  return (await vault.send('POST', `/files?${query.toString()}`, bytes)).data['id'] as string;
};
const as = (user: string) => ({ headers: { 'skydeck-user': user } });
const exportsOf = (of = space) => `/spaces/${of}/exports`;

async function ready(of = space): Promise<Answer['data']> {
  const { status, data } = await vault.post(exportsOf(of), {});
  expect(status).toBe(202);
  return eventually(
    async () => {
      const found = (await vault.get(`${exportsOf(of)}/${String(data['id'])}`)).data;
      if (found['status'] === 'failed') throw new Error(String(found['problem']));
      return found['status'] === 'ready' && found;
    },
    { timeoutMs: 60_000 },
  );
}

async function untar(tar: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of Readable.from([tar]).pipe(extract())) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
    files.set(entry.header.name, Buffer.concat(chunks));
  }
  return files;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const download = async (id: unknown, of = space) =>
  Buffer.from(
    await (await vault.raw('GET', `${exportsOf(of)}/${String(id)}/content`)).arrayBuffer(),
  );

describe('an archive of a space', () => {
  const big = randomBytes(3_000_000);

  beforeAll(async () => {
    const folder = await make('/folders', { name: 'Pläne: 2026', space_id: space });
    await make('/folders', { name: 'Empty', space_id: space, parent_id: folder });
    await store('big.bin', big, folder);
    await store('a.txt', Buffer.from('small'));
    await store('A.txt', Buffer.from('capital'));
    await vault.delete(`/files/${await store('gone.txt', Buffer.from('gone'))}`);
    await make('/notes', { title: 'Ideas / more', body: 'One\n', tags: ['x'], space_id: space });
    const list = await make('/lists', { name: 'Chores', space_id: space });
    await make(`/lists/${list}/tasks`, { title: 'Water', due: { date: '2026-12-01' } });
    const calendar = await make('/calendars', { name: 'Work', space_id: space });
    const start = { local: '2026-12-01T09:00:00', time_zone: 'Europe/Vaduz' };
    await make(`/calendars/${calendar}/events`, { summary: 'Fair', start });
    const book = await make('/address-books', { name: 'Friends', space_id: space });
    await make('/contacts', { address_book_id: book, full_name: 'Ana' });
    await make('/albums', { name: 'Summer', space_id: space });
  });

  it('has everything under names that every file system takes, with checksums that are right', async () => {
    const made = await ready();
    expect(made).toMatchObject({
      counts: { files: 3, folders: 2, notes: 1, tasks: 1, events: 1, contacts: 1 },
      problem: null,
      has_link: false,
    });
    const tar = await download(made['id']);
    expect([tar.length, sha256(tar)]).toEqual([made['size_bytes'], made['sha256']]);
    const files = await untar(tar);
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as {
      entries: { path: string; sha256: string | null; size_bytes: number; name: string }[];
      skipped: unknown[];
    };
    expect(manifest.entries.map((entry) => entry.path).toSorted()).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json').toSorted(),
    );
    for (const entry of manifest.entries.filter((one) => one.sha256 !== null)) {
      const bytes = files.get(entry.path) ?? Buffer.alloc(0);
      expect([entry.path, sha256(bytes), bytes.length]).toEqual([
        entry.path,
        entry.sha256,
        entry.size_bytes,
      ]);
    }
    expect(manifest.skipped).toEqual([]);
    expect(files.get('Files/Pläne_ 2026/big.bin')?.equals(big)).toBe(true);
    expect(files.has('Files/Pläne_ 2026/Empty/')).toBe(true);
    const same = [...files.keys()].filter((name) => /^files\/a( |\.)/i.test(name));
    expect(new Set(same.map((name) => name.toLowerCase())).size).toBe(2);
    expect(files.get('Notes/Ideas _ more.md')?.toString()).toContain('title: Ideas / more');
    expect(files.get('Tasks/Chores.ics')?.toString()).toContain('SUMMARY:Water');
    expect(files.get('Calendars/Work.ics')?.toString()).toContain('SUMMARY:Fair');
    expect(files.get('Contacts/Friends.vcf')?.toString()).toContain('FN:Ana');
    expect(files.get('Photos.json')?.toString()).toContain('Summer');
    expect([...files.keys()].some((name) => name.includes('gone'))).toBe(false);
    const range = await vault.raw('GET', `${exportsOf()}/${String(made['id'])}/content`, {
      headers: { range: 'bytes=10-19' },
    });
    expect([range.status, Buffer.from(await range.arrayBuffer())]).toEqual([
      206,
      tar.subarray(10, 20),
    ]);
  });

  it('is downloaded without a key by who has its link, until another is made', async () => {
    const made = await ready();
    const route = `${exportsOf()}/${String(made['id'])}`;
    const first = (await vault.post(`${route}/link`, {})).data['url'] as string;
    const got = await fetch(first);
    expect([got.status, got.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
    expect(sha256(Buffer.from(await got.arrayBuffer()))).toBe(made['sha256']);
    const second = (await vault.post(`${route}/link`, {})).data['url'] as string;
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second, { method: 'HEAD' })).status).not.toBe(404);
    expect(JSON.stringify((await vault.get(exportsOf())).data)).not.toContain(second.slice(-20));
  });

  it('404, 403, 409: is for owners of the space, one at a time', async () => {
    await vault.put(`/spaces/${space}/members/ben`, { role: 'editor' });
    expect((await vault.json('POST', exportsOf(), {}, as('ben'))).error.code).toBe(
      'space.role_too_low',
    );
    expect((await vault.json('POST', exportsOf(), {}, as('eve'))).status).toBe(404);
    const other = vault.auth.key('other');
    expect((await vault.get(exportsOf(), other)).status).toBe(404);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => vault.post(exportsOf(), {})),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([]);
    expect((await vault.get(`${exportsOf()}/exp_00000000000000000000000000`)).status).toBe(404);
    expect((await vault.get(`${exportsOf()}/nonsense`)).status).toBe(404);
  });
});

it('deletes itself, and its bytes, when its time is over', async () => {
  const own = await make('/spaces', { name: 'For a while' });
  await store('a.bin', randomBytes(1000), '', own);
  const { id } = await ready(own);
  const service = vault.service.app;
  const sql = 'select 1 from blob where space_id = $1 and refs = 0';
  const letGo = () => service.get(DataSource, { strict: false }).query<unknown[]>(sql, [own]);
  expect(await letGo()).toHaveLength(0);
  clock.advance(8 * DAY_MS);
  expect((await vault.get(`${exportsOf(own)}/${String(id)}`)).status).toBe(404);
  expect((await vault.get(exportsOf(own))).data['items']).toEqual([]);
  await service.get(ExportSweeper, { strict: false }).sweep();
  expect(await letGo()).toHaveLength(1);
});

it('leaves no bytes and no key of a space that is deleted, its archives included', async () => {
  const own = await make('/spaces', { name: 'Short' });
  await store('secret.bin', randomBytes(200_000), '', own);
  await make('/notes', { title: 'x', body: 'y', space_id: own });
  await ready(own);
  const service = vault.service.app;
  const database = service.get(DataSource, { strict: false });
  const countOf = async (table: string) => {
    const column = table === 'space' ? 'id' : 'space_id';
    const sql = `select count(*)::int as count from ${table} where ${column} = $1`;
    const [row] = await database.query<{ count: number }[]>(sql, [own]);
    return row?.count;
  };
  const tables = 'space node note space_export blob space_key activity'.split(' ');
  const left = async () =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await countOf(table)] as const)),
    );
  const keys = database.query<{ object_key: string }[]>(
    'select object_key from blob_segment join blob on blob.id = blob_id where space_id = $1',
    [own],
  );
  const objects = (await keys).map(({ object_key: key }) => key);
  expect(objects.length).toBeGreaterThanOrEqual(2);
  await vault.delete(`/spaces/${own}`);
  expect((await vault.get(exportsOf(own))).status).toBe(404);
  const sweepers = [FileSweeper, ExportSweeper, BlobSweeper];
  await eventually(
    async () => {
      clock.advance(600_000);
      for (const sweeper of sweepers) await service.get(sweeper, { strict: false }).sweep();
      expect(await left()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
      return true;
    },
    { timeoutMs: 30_000 },
  );
  const objectStore = service.get(ObjectStore, { strict: false });
  for (const key of objects) await expect(objectStore.head(key)).rejects.toBeDefined();
});
