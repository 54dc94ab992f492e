import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { RetentionSweeper } from '../src/retention/retention.sweeper.js';
import { FileSweeper } from '../src/files/trash/file.sweeper.js';
import { VaultHarness } from './vault-harness.js';

const DAY_MS = 86_400_000;
let vault: VaultHarness;
let clock: TestClock;
let space: string;

beforeAll(async () => {
  clock = new TestClock(new Date());
  vault = await VaultHarness.start({ VAULT_TRASH_DAYS: '1' }, { clock });
});
beforeEach(async () => {
  space = await make('/spaces', { name: 'Archive', owner: 'ana' });
});
afterAll(() => vault.close());

const make = async (route: string, body: object) => {
  const { data, status, error } = await vault.post(route, body);
  if (status !== 201) throw new Error(JSON.stringify(error));
  return data['id'] as string;
};
const folder = (name: string, parent?: string) =>
  make('/folders', { name, space_id: space, ...(parent && { parent_id: parent }) });
const store = async (name: string, parent = '') => {
  const query = new URLSearchParams({
    name,
    space_id: space,
    ...(parent && { parent_id: parent }),
  });
  const made = await vault.send('POST', `/files?${query.toString()}`, Buffer.from(name));
  return made.data['id'] as string;
};
const rule = (body: object) => make('/retention-rules', { space_id: space, ...body });
const as = (user: string) => ({ headers: { 'skydeck-user': user } });
const kept = { status: 409, error: { code: 'file.kept' } };
const after = (days: number) => clock.advance(days * DAY_MS + 1000);
const sweep = () => vault.service.app.get(RetentionSweeper, { strict: false }).sweep();
const trashed = async () =>
  ((await vault.get(`/trash?space_id=${space}`)).data['items'] as { name: string }[]).map(
    ({ name }) => name,
  );
const isThere = async (file: string) => (await vault.get(`/files/${file}`)).status === 200;

describe('files that a rule keeps', () => {
  it('409: are deleted by nobody before their time, in whatever way', async () => {
    const contracts = await folder('Contracts');
    const year = await folder('2026', contracts);
    const other = await folder('Other');
    const file = await store('a.txt', year);
    await rule({ folder_id: contracts, keep_days: 30 });
    const refused = await vault.delete(`/files/${file}`);
    expect(refused).toMatchObject(kept);
    expect(refused.error.detail).toMatch(/^`a.txt` is kept until \d{4}-\d\d-\d\dT.*Z\.$/);
    expect(await vault.delete(`/folders/${year}`)).toMatchObject(kept);
    expect(await vault.delete(`/folders/${contracts}`)).toMatchObject(kept);
    expect(await vault.delete(`/spaces/${space}`)).toMatchObject(kept);
    for (const route of [`/files/${file}`, `/folders/${year}`]) {
      expect(await vault.patch(route, { parent_id: other })).toMatchObject(kept);
      expect(await vault.patch(route, { parent_id: null })).toMatchObject(kept);
    }
    const first = (await vault.get(`/files/${file}`)).data['version_id'] as string;
    await vault.send('PUT', `/files/${file}/content`, Buffer.from('new'));
    expect(await vault.delete(`/files/${file}/versions/${first}`)).toMatchObject(kept);
    const body = { name: 'Disk', space_id: space, products: ['files'] };
    const password = (await vault.post('/app-passwords', body)).data['password'] as string;
    const login = Buffer.from(`skydeck:${password}`).toString('base64');
    const headers = { authorization: `Basic ${login}` };
    const url = `${vault.service.url}/dav/files/Contracts/2026/a.txt`;
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(409);
    expect(await isThere(file)).toBe(true);
    // Within the rule it may be renamed and moved.
    expect((await vault.patch(`/files/${file}`, { parent_id: contracts })).status).toBe(200);
    after(31);
    expect((await vault.delete(`/files/${file}/versions/${first}`)).status).toBe(200);
    expect((await vault.delete(`/files/${file}`)).status).toBe(200);
    expect((await vault.delete(`/folders/${contracts}`)).status).toBe(200);
  });

  it('409: keep the tag that keeps them, and the content that can have it', async () => {
    const query = `name=letter&space_id=${space}&content_type=text/plain`;
    const made = await vault.send('POST', `/files?${query}`, Buffer.from('Dear'));
    const file = made.data['id'] as string;
    await vault.patch(`/documents/${file}`, { tags: ['tax', 'x'] });
    await rule({ tag: 'tax', keep_days: 10 });
    expect(await vault.patch(`/documents/${file}`, { tags: ['x'] })).toMatchObject(kept);
    expect((await vault.patch(`/documents/${file}`, { tags: ['tax'] })).status).toBe(200);
    // A picture is no document, and has no tags.
    const content = `/files/${file}/content?content_type=image/png`;
    expect(await vault.send('PUT', content, Buffer.from('PNG'))).toMatchObject(kept);
    expect(await vault.delete(`/files/${file}`)).toMatchObject(kept);
    after(11);
    expect((await vault.patch(`/documents/${file}`, { tags: [] })).status).toBe(200);
    expect((await vault.delete(`/files/${file}`)).status).toBe(200);
  });

  it('stay in the trash when a rule came after them', async () => {
    const contracts = await folder('Late');
    const file = await store('c.txt', contracts);
    await vault.delete(`/files/${file}`);
    await rule({ folder_id: contracts, keep_days: 30 });
    expect(await vault.delete(`/trash/${file}`)).toMatchObject(kept);
    expect((await vault.delete(`/trash?space_id=${space}`)).data['removed']).toBe(0);
    after(2);
    const files = vault.service.app.get(FileSweeper, { strict: false });
    await files.sweep();
    expect(await trashed()).toEqual(['c.txt']);
    after(30);
    await files.sweep();
    await eventually(async () => expect(await trashed()).toEqual([]) === undefined);
  });

  it('are kept by the longest of all rules, until the rule is gone', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer);
    const file = await store('d.txt', inner);
    await rule({ folder_id: outer, keep_days: 5 });
    const longer = await rule({ folder_id: inner, keep_days: 50 });
    after(6);
    expect(await vault.patch(`/files/${file}`, { parent_id: outer })).toMatchObject(kept);
    expect(await vault.delete(`/files/${file}`)).toMatchObject(kept);
    await vault.delete(`/retention-rules/${longer}`);
    expect((await vault.delete(`/files/${file}`)).status).toBe(200);
  });
});

describe('files that a rule deletes', () => {
  it('go to the trash some days after their last change, once', async () => {
    const inbox = await folder('Inbox');
    const old = await store('old.txt', await folder('Deep', inbox));
    await store('elsewhere.txt');
    await rule({ folder_id: inbox, delete_after_days: 7 });
    after(5);
    const fresh = await store('fresh.txt', inbox);
    after(3);
    await sweep();
    expect([await trashed(), await isThere(old), await isThere(fresh)]).toEqual([
      ['old.txt'],
      false,
      true,
    ]);
    await vault.post(`/trash/${old}/restore`, {});
    await sweep();
    expect(await isThere(old)).toBe(true);
  });

  it('wait while another rule keeps them', async () => {
    const both = await folder('Both');
    const file = await store('e.txt', both);
    await vault.patch(`/documents/${file}`, { tags: ['hold'] });
    await rule({ folder_id: both, delete_after_days: 2 });
    await rule({ tag: 'hold', keep_days: 20 });
    after(3);
    await sweep();
    expect(await isThere(file)).toBe(true);
    after(20);
    await sweep();
    expect(await isThere(file)).toBe(false);
  });

  it('are all found by a tag, more than one batch of them', async () => {
    const files = await Promise.all(Array.from({ length: 120 }, (_, at) => store(`${at}.txt`)));
    const database = vault.service.app.get(DataSource, { strict: false });
    await database.query(`update document set tags = '{junk}' where id = any($1)`, [files]);
    await rule({ tag: 'junk', delete_after_days: 1 });
    after(2);
    await sweep();
    const query = `/files?space_id=${space}&parent_id=root`;
    expect((await vault.get(query)).data['items']).toEqual([]);
  }, 120_000);
});

describe('rules', () => {
  it('201: are made, shown, changed and deleted by owners of the space', async () => {
    const id = await folder('Rules');
    const body = { space_id: space, folder_id: id, keep_days: 10, delete_after_days: 20 };
    await vault.put(`/spaces/${space}/members/ben`, { role: 'editor' });
    expect((await vault.json('POST', '/retention-rules', body, as('ben'))).status).toBe(403);
    const made = await vault.json('POST', '/retention-rules', body, as('ana'));
    expect(made).toMatchObject({ status: 201, data: { keep_days: 10, tag: null, version: 1 } });
    const route = `/retention-rules/${String(made.data['id'])}`;
    expect(await vault.post('/retention-rules', body)).toMatchObject({
      status: 409,
      error: { code: 'retention_rule.exists' },
    });
    expect(await vault.patch(route, { keep_days: null })).toMatchObject({
      data: { keep_days: null, delete_after_days: 20, version: 2 },
    });
    const stale = { headers: { 'if-match': '"1"' } };
    expect((await vault.json('PATCH', route, { keep_days: 1 }, stale)).status).toBe(412);
    expect((await vault.get(route, vault.auth.key('other'))).status).toBe(404);
    expect((await vault.get(`/retention-rules?space_id=${space}`)).data['items']).toHaveLength(1);
    expect((await vault.delete(route)).status).toBe(200);
    expect((await vault.get(route)).error.code).toBe('retention_rule.not_found');
  });

  it.each([
    [{}, 'body.folder_id'],
    [{ tag: 'a', folder_id: 'fol_x', keep_days: 1 }, 'body.folder_id'],
    [{ tag: 'a' }, 'body.keep_days'],
    [{ tag: 'a', keep_days: 0 }, 'body.keep_days'],
    [{ tag: 'a', keep_days: 40_000 }, 'body.keep_days'],
    [{ tag: 'a', keep_days: 5, delete_after_days: 4 }, 'body.delete_after_days'],
    [{ folder_id: 'fol_00000000000000000000000000', keep_days: 1 }, 'body.folder_id'],
  ])('422: refuse %j and name %s', async (body, field) => {
    const { status, error } = await vault.post('/retention-rules', { space_id: space, ...body });
    expect([status, error.errors?.map(({ location }) => location)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  });

  it('422: cannot be changed so that nothing, or the wrong order, is left', async () => {
    const id = await rule({ tag: 'b', keep_days: 10 });
    for (const body of [{ keep_days: null }, { delete_after_days: 5 }, {}]) {
      expect((await vault.patch(`/retention-rules/${id}`, body)).status).toBe(422);
    }
  });
});
