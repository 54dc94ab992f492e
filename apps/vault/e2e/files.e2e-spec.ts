import { createHash, randomBytes } from 'node:crypto';
import { FileSweeper } from '../src/files/trash/file.sweeper.js';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { VaultHarness } from './vault-harness.js';

const MEBIBYTE = 1024 * 1024;
let vault: VaultHarness;
let space: string;
beforeAll(async () => {
  vault = await VaultHarness.start({ VAULT_FILE_BYTES: String(4 * MEBIBYTE) });
  space = await newSpace();
});
afterAll(() => vault.close());

const newSpace = async (more: object = {}) =>
  (await vault.post('/spaces', { name: 'files', ...more })).data['id'] as string;
const query = (words: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(words).filter((one): one is [string, string] => one[1] !== undefined),
  ).toString();
const store = (name: string, bytes: Uint8Array | string, more: Record<string, string> = {}) =>
  vault.send('POST', `/files?${query({ name, space_id: space, ...more })}`, Buffer.from(bytes));
const folder = async (name: string, parent: string | null = null, of = space) =>
  vault.post('/folders', { name, parent_id: parent, space_id: of });
const folderId = async (name: string, parent: string | null = null, of = space) =>
  (await folder(name, parent, of)).data['id'] as string;
const into = (id: string, parent_id: string) => vault.patch(`/folders/${id}`, { parent_id });
const idOf = ({ data }: { data: Record<string, unknown> }) => data['id'] as string;
const content = (id: string, headers: Record<string, string> = {}) =>
  vault.raw('GET', `/files/${id}/content`, { headers });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const used = async (id: string) => (await vault.get(`/spaces/${id}`)).data['used_bytes'];

describe('files', () => {
  it('201: are stored as they come, and are sent as they were', async () => {
    const bytes = randomBytes(200_000);
    const made = await store('photo.png', bytes);
    expect(made).toMatchObject({
      status: 201,
      data: {
        name: 'photo.png',
        content_type: 'image/png',
        size_bytes: 200_000,
        sha256: sha256(bytes),
        parent_id: null,
      },
    });
    const answer = await content(idOf(made));
    expect(answer.headers.get('etag')).toBe(`"${sha256(bytes)}"`);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="photo.png"/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const empty = await store('empty', '');
    expect(empty).toMatchObject({ status: 201, data: { size_bytes: 0 } });
    expect(await (await content(idOf(empty))).text()).toBe('');
  });

  it('206, 304, 412 and 416: sends parts, and nothing where that is asked', async () => {
    const bytes = randomBytes(150_000);
    const id = idOf(await store('parts.bin', bytes));
    const part = await content(id, { range: 'bytes=65530-65545' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 65530-65545/150000');
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(65_530, 65_546))).toBe(true);
    const last = await content(id, { range: 'bytes=-10' });
    expect(Buffer.from(await last.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true);
    const beyond = await content(id, { range: 'bytes=150000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */150000']);
    const etag = `"${sha256(bytes)}"`;
    expect((await content(id, { 'if-none-match': etag })).status).toBe(304);
    expect((await content(id, { 'if-match': '"other"' })).status).toBe(412);
    const anew = await content(id, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(anew.status).toBe(200);
    await anew.arrayBuffer();
  });

  it('200: pages and drawings of strangers never run', async () => {
    for (const [name, type] of [
      ['page.html', 'text/html'],
      ['drawing.svg', 'image/svg+xml'],
    ] as const) {
      const answer = await content(idOf(await store(name, '<script>1</script>')));
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      await answer.text();
    }
  });

  it('409 and 422: refuses names that are taken or are none', async () => {
    expect((await store('Cafe\u0301.txt', 'a')).data['name']).toBe('Caf\u00e9.txt');
    expect((await store('Caf\u00e9.txt', 'b')).error.code).toBe('file.name_taken');
    expect((await folder('Caf\u00e9.txt')).error.code).toBe('file.name_taken');
    for (const name of ['', '.', '..', 'a/b', 'a\nb', 'ä'.repeat(128)]) {
      expect((await store(name, 'a')).error.errors?.[0]?.location).toBe('query.name');
    }
    expect((await store('x', 'a', { parent_id: 'fol_none' })).error.code).toBe('folder.not_found');
  });

  it('409: one of 50 gets the name', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, at) => store('one', `${at}`)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  it('413 and 422: refuses what is too large or not what was announced', async () => {
    expect((await store('big', randomBytes(4 * MEBIBYTE + 1))).error.code).toBe('file.too_large');
    const wrong = await store('wrong', 'abc', { sha256: '0'.repeat(64) });
    expect(wrong.error.code).toBe('file.checksum_mismatch');
    const right = await store('right', 'abc', { sha256: sha256(Buffer.from('abc')) });
    expect(right.status).toBe(201);
    const listed = await vault.get(`/files?${query({ space_id: space, name: 'wrong' })}`);
    expect(listed.data['items']).toEqual([]);
  });

  it('404: what is of another project or of no member is not there', async () => {
    const id = idOf(await store('mine', 'x'));
    const other = await vault.get(`/files/${id}`, vault.auth.key('other'));
    expect(other.error.code).toBe('file.not_found');
    const headers = { 'skydeck-user': 'stranger' };
    expect((await vault.call('GET', `/files/${id}`, { headers })).error.code).toBe(
      'file.not_found',
    );
    await vault.put(`/spaces/${space}/members/vera`, { role: 'viewer' });
    const asVera = { headers: { 'skydeck-user': 'vera' } };
    expect((await vault.call('GET', `/files/${id}`, asVera)).status).toBe(200);
    expect((await vault.call('DELETE', `/files/${id}`, asVera)).error.code).toBe(
      'space.role_too_low',
    );
  });
});

describe('folders', () => {
  it('409: never lie in themselves, though two are moved into one another at once', async () => {
    const [one, other] = [await folderId('one-folder'), await folderId('other-folder')];
    const deep = await folderId('deep', one);
    expect((await into(one, deep)).error.code).toBe('folder.cycle');
    expect((await into(one, one)).error.code).toBe('folder.cycle');
    const both = await Promise.all([into(one, other), into(other, one)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('409: lie in one another at most 64 times', async () => {
    const of = await newSpace();
    let parent: string | null = null;
    for (let depth = 1; depth <= 63; depth++) parent = await folderId('f', parent, of);
    expect((await folder('last', parent, of)).status).toBe(201);
    const last = (await vault.get(`/folders?${query({ space_id: of, name: 'last' })}`)).data;
    const [{ id }] = last['items'] as [{ id: string }];
    expect((await folder('beyond', id, of)).error.code).toBe('folder.too_deep');
  });

  it('412: a file that changed meanwhile is not renamed', async () => {
    const id = idOf(await store('before', 'x'));
    expect((await vault.patch(`/files/${id}`, { name: 'after' })).data['name']).toBe('after');
    const headers = { 'if-match': '"1"' };
    expect((await vault.json('PATCH', `/files/${id}`, { name: 'x2' }, { headers })).status).toBe(
      412,
    );
  });
});

describe('versions', () => {
  it('200: keep what was, give it back and go one by one', async () => {
    const made = await store('doc.txt', 'first');
    const id = idOf(made);
    const second = await vault.send('PUT', `/files/${id}/content`, Buffer.from('second'), {
      headers: { 'if-match': `"${made.data['sha256'] as string}"` },
    });
    expect(second).toMatchObject({ status: 200, data: { size_bytes: 6 } });
    const stale = await vault.send('PUT', `/files/${id}/content`, Buffer.from('third'), {
      headers: { 'if-match': `"${made.data['sha256'] as string}"` },
    });
    expect(stale.status).toBe(412);
    const listed = (await vault.get(`/files/${id}/versions`)).data['items'] as { id: string }[];
    expect(listed).toMatchObject([{ number: 2 }, { number: 1, size_bytes: 5 }]);
    const first = listed[1]!.id;
    const old = await vault.raw('GET', `/files/${id}/versions/${first}/content`);
    expect(await old.text()).toBe('first');
    expect((await vault.post(`/files/${id}/versions/${first}/restore`, {})).status).toBe(200);
    expect(await (await content(id)).text()).toBe('first');
    const current = (await vault.get(`/files/${id}`)).data['version_id'] as string;
    expect((await vault.delete(`/files/${id}/versions/${current}`)).error.code).toBe(
      'file.is_current',
    );
    expect((await vault.delete(`/files/${id}/versions/${first}`)).status).toBe(200);
    expect(await (await content(id)).text()).toBe('first');
  });
});

describe('the trash', () => {
  it('200: takes a folder with all in it, gives it back, and lets its name be used', async () => {
    const of = await newSpace();
    const top = await folderId('top', null, of);
    const inner = await folderId('inner', top, of);
    const id = idOf(await store('a.txt', 'a', { space_id: of, parent_id: inner }));
    expect((await vault.delete(`/folders/${top}`)).status).toBe(200);
    expect((await vault.get(`/files/${id}`)).status).toBe(404);
    expect((await content(id)).status).toBe(404);
    const listed = await vault.get(`/trash?space_id=${of}`);
    expect(listed.data['items']).toMatchObject([{ id: top, kind: 'folder' }]);
    await folderId('top', null, of);
    expect((await vault.post(`/trash/${top}/restore`, {})).error.code).toBe('file.name_taken');
    expect((await vault.post(`/trash/${top}/restore`, { name: 'again' })).status).toBe(200);
    expect(await (await content(id)).text()).toBe('a');
  });

  it('200: is emptied for good, and what was used is free again', async () => {
    const of = await newSpace();
    const top = await folderId('top', null, of);
    const file = await store('a', randomBytes(1000), { space_id: of, parent_id: top });
    await vault.send('PUT', `/files/${idOf(file)}/content`, randomBytes(500));
    await store('b', randomBytes(300), { space_id: of });
    expect(await used(of)).toBe(1800);
    await vault.delete(`/folders/${top}`);
    expect(await used(of)).toBe(1800);
    expect((await vault.delete(`/trash?space_id=${of}`)).data).toEqual({ removed: 1 });
    await vault.service.app.get(FileSweeper).sweep();
    await eventually(async () => (await used(of)) === 300);
    expect((await vault.get(`/trash?space_id=${of}`)).data['items']).toEqual([]);
    await vault.delete(`/spaces/${of}`);
    await vault.service.app.get(FileSweeper).sweep();
    expect((await vault.get(`/spaces/${of}`)).status).toBe(404);
  });
});

describe('room', () => {
  it('507: 50 who stream at once never pass the quota together', async () => {
    const of = await newSpace({ quota_bytes: 10_000 });
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, at) => store(`f${at}`, randomBytes(1000), { space_id: of })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(made.filter(({ error }) => error?.code === 'space.full')).toHaveLength(40);
    expect(await used(of)).toBe(10_000);
  });

  it('507: a stream of unknown length ends where the room does, and holds none', async () => {
    const of = await newSpace({ quota_bytes: 100_000 });
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(randomBytes(16_384));
      },
    });
    const answer = await vault
      .call('POST', `/files?name=endless&space_id=${of}`, {
        body: endless,
        type: 'application/octet-stream',
      })
      .catch(() => null);
    expect(answer?.error.code ?? 'space.full').toBe('space.full');
    await eventually(async () => (await used(of)) === 0);
    const short = new Blob([randomBytes(90_000)]).stream();
    const kept = await vault.call('POST', `/files?name=short&space_id=${of}`, {
      body: short,
      type: 'application/octet-stream',
    });
    expect(kept.status).toBe(201);
    expect(await used(of)).toBe(90_000);
  });
});

describe('changes', () => {
  it('200: are counted without a gap while 50 change at once', async () => {
    const of = await newSpace();
    await Promise.all(Array.from({ length: 50 }, (_, at) => folder(`f${at}`, null, of)));
    const first = await vault.get(`/changes?space_id=${of}&limit=30`);
    expect(first.data).toMatchObject({ next: 30, has_more: true });
    const rest = await vault.get(`/changes?space_id=${of}&since=30`);
    expect(rest.data).toMatchObject({ next: 50, has_more: false });
    const seqs = (rest.data['changes'] as { seq: number }[]).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, at) => at + 31));
  });
});

describe('usage', () => {
  it('counts megabytes that came, and how long they are kept', async () => {
    const token = vault.auth.key('measured');
    await vault.send('POST', '/files?name=large', randomBytes(2_500_000), { token });
    const made = await vault.send('POST', '/files?name=small', randomBytes(10), { token });
    const rows = async () =>
      vault.service.app
        .get(DataSource)
        .query<{ meter: string; rate: string | null; is_over: boolean }[]>(
          `select meter, rate::text, closed_at is not null as is_over from usage_interval
           where project_id = 'prj_measured' order by opened_at`,
        );
    expect(await rows()).toMatchObject([{ rate: '3', is_over: false }]);
    expect(made.status).toBe(201);
  });
});
