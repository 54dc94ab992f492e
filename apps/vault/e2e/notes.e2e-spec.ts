import { buffer } from 'node:stream/consumers';
import { eventually, TestClock } from '@skydeck/testing';
import { pack } from 'tar-stream';
import { NoteSweeper } from '../src/notes/trash/note.sweeper.js';
import { type Answer, VaultHarness } from './vault-harness.js';

const DAY_MS = 86_400_000;
const clock = new TestClock();
let vault: VaultHarness;

beforeAll(async () => {
  vault = await VaultHarness.start({}, { clock });
});

afterAll(async () => {
  await vault.close();
});

const idOf = ({ data }: Answer) => String(data['id']);
const itemsOf = ({ data }: Answer) => data['items'] as Record<string, unknown>[];
const versionOf = ({ data }: Answer) => ({ 'if-match': `W/"${String(data['version'])}.x"` });

async function make(body: object = {}): Promise<Answer> {
  const made = await vault.post('/notes', { title: 'Note', ...body });
  expect(made.status).toBe(201);
  return made;
}

describe('notes', () => {
  it('412: of two editors at once one is refused, and no text is lost', async () => {
    const note = await make({ body: 'first\n' });
    const headers = versionOf(note);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        vault.json('PATCH', `/notes/${idOf(note)}`, { body: `editor ${n}\n` }, { headers }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 412)).toHaveLength(49);
    const blind = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        vault.patch(`/notes/${idOf(note)}`, { body: `blind ${n}\n` }),
      ),
    );
    expect(blind.every(({ status }) => status === 200)).toBe(true);
    const { data } = await vault.get(`/notes/${idOf(note)}`);
    expect(data).toMatchObject({ revision: 52, version: 52 });
    const revisions = itemsOf(await vault.get(`/notes/${idOf(note)}/revisions?limit=100`));
    expect(revisions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 52 }, (_, n) => 52 - n),
    );
  });

  it('200: have a difference between any two texts, and get an old one back', async () => {
    const id = idOf(await make({ body: 'tea\nmilk\n' }));
    await vault.patch(`/notes/${id}`, { body: 'tea\noat milk\n' });
    await vault.patch(`/notes/${id}`, { tags: ['list'] });
    await vault.patch(`/notes/${id}`, { body: 'coffee\noat milk\n' });
    const { data } = await vault.get(`/notes/${id}/diff?from=1&to=3`);
    expect(data).toMatchObject({ added_lines: 2, removed_lines: 2 });
    expect(data['patch']).toContain('-tea\n-milk\n+coffee\n+oat milk');
    const latest = await vault.get(`/notes/${id}/diff`);
    expect(latest.data).toMatchObject({ from: 2, to: 3, added_lines: 1 });
    const restored = await vault.post(`/notes/${id}/revisions/1/restore`, {});
    expect(restored.data).toMatchObject({ body: 'tea\nmilk\n', revision: 4, tags: ['list'] });
    expect((await vault.get(`/notes/${id}/revisions/9`)).error.code).toBe(
      'note.revision_not_found',
    );
  });

  it('200: have boxes that 50 may tick at once', async () => {
    const body = Array.from({ length: 50 }, (_, n) => `- [ ] thing ${n}`).join('\n');
    const id = idOf(await make({ body }));
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        vault.patch(`/notes/${id}/checklist/${n}`, { checked: true, text: `thing ${n}` }),
      ),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    const { data } = await vault.get(`/notes/${id}/checklist`);
    expect(data).toMatchObject({ done: 50, total: 50 });
    const wrong = await vault.patch(`/notes/${id}/checklist/0`, { checked: false, text: 'other' });
    expect([wrong.status, wrong.error.code]).toEqual([409, 'note.item_changed']);
  });

  it('200: link by title and by id, and know who links to them', async () => {
    const garden = idOf(await make({ title: 'Garden Plan' }));
    const one = idOf(await make({ title: 'One', body: 'See [[garden plan|the plan]].' }));
    const two = idOf(await make({ title: 'Two', body: `See [it](${garden}).` }));
    await make({ title: 'Three', body: '`[[Garden Plan]]`' });
    const ids = itemsOf(await vault.get(`/notes/${garden}/backlinks`)).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([one, two]));
    await vault.patch(`/notes/${one}`, { body: 'No link.' });
    const left = itemsOf(await vault.get(`/notes/${garden}/backlinks`));
    expect(left.map(({ id }) => id)).toEqual([two]);
  });

  it('200: are found by their words, safely marked, but not when they are encrypted', async () => {
    const id = idOf(
      await make({ title: 'Zucchini', body: '<b>Plant</b> the zucchini in spring.' }),
    );
    const secret = await make({
      title: '',
      format: 'e2ee',
      body: Buffer.from('zucchini').toString('base64'),
    });
    expect(secret.data['searchable']).toBe(false);
    const { data } = await vault.get('/notes/search?q=plant%20zucch');
    const [found, ...more] = data['items'] as {
      note: { id: string };
      snippet: string;
      title: string;
    }[];
    expect([found?.note.id, more]).toEqual([id, []]);
    expect(found?.title).toBe('<mark>Zucchini</mark>');
    expect(found?.snippet).toBe('<mark>Plant</mark>&lt;/b&gt; the <mark>zucchini</mark> in spring');
    expect(data['unsearchable']).toBe(1);
    for (const q of ["'", '"', '!', ':*', '\\', '(&|', '-']) {
      const { status } = await vault.get(`/notes/search?q=${encodeURIComponent(q)}`);
      expect([q, status]).toEqual([q, 200]);
    }
    const refused = await vault.post('/notes', { format: 'e2ee', body: 'plain words' });
    expect([refused.status, refused.error.errors?.[0]?.location]).toEqual([422, 'body.body']);
  });

  it('404: are nothing to another project, and to users who are not members', async () => {
    const id = idOf(await make());
    const other = vault.auth.key('other');
    expect((await vault.get(`/notes/${id}`, other)).error.code).toBe('note.not_found');
    const headers = { 'skydeck-user': 'stranger' };
    const asUser = await vault.call('GET', `/notes/${id}`, { headers });
    expect([asUser.status, asUser.error.code]).toEqual([404, 'note.not_found']);
  });

  it('200: come back from the trash, and leave it by themselves after their time', async () => {
    const [kept, gone] = [idOf(await make()), idOf(await make())];
    for (const id of [kept, gone]) expect((await vault.delete(`/notes/${id}`)).status).toBe(200);
    const refused = await vault.patch(`/notes/${gone}`, { body: 'x' });
    expect([refused.status, refused.error.code]).toEqual([409, 'note.in_trash']);
    await vault.post(`/notes/${kept}/restore`, {});
    const trashed = itemsOf(await vault.get('/notes?trashed=true')).map(({ id }) => id);
    expect(trashed).toEqual([gone]);
    clock.advance(31 * DAY_MS);
    await vault.service.app.get(NoteSweeper, { strict: false }).sweep();
    await eventually(async () => (await vault.get(`/notes/${gone}`)).status === 404);
    expect((await vault.get(`/notes/${kept}`)).data['trashed_at']).toBeNull();
  });

  it('200: leave as a zip of Markdown, and come back in another space', async () => {
    const space = idOf(await vault.post('/spaces', { name: 'Copy' }));
    const empty = idOf(await vault.post('/spaces', { name: 'Empty' }));
    const about = { space_id: space, tags: ['a'], body: 'Text\n', pinned: true };
    await make({ ...about, title: 'Twin' });
    await make({ ...about, title: 'twin', body: '[[Twin]]' });
    const zip = await vault.raw('GET', `/notes/export?space_id=${space}`);
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const taken = await vault.send('POST', `/notes/import?space_id=${empty}`, bytes);
    expect(taken.data).toMatchObject({ source: 'markdown', imported: 2, skipped: [] });
    const notes = itemsOf(await vault.get(`/notes?space_id=${empty}&sort=title`));
    expect(notes).toMatchObject([
      { title: 'Twin', tags: ['a'], pinned: true, excerpt: 'Text\n' },
      { title: 'twin', excerpt: '[[Twin]]' },
    ]);
    const refused = await vault.send('POST', '/notes/import', bytes.slice(0, 200));
    expect([refused.status, refused.error.code]).toEqual([422, 'note.archive_unreadable']);
  });

  it('200: come out of Joplin with their pictures, which are files; all of it or nothing', async () => {
    const space = idOf(await vault.post('/spaces', { name: 'From Joplin' }));
    const sent = await jex({
      [`${NOTE}.md`]: `Trip\n\n![a](:/${PICTURE}) [pdf](:/${TICKET}) [other](:/${OTHER}) ![no](:/${LOST})\n\nid: ${NOTE}\ntype_: 1`,
      [`${OTHER}.md`]: `Other\n\n<img src=":/${PICTURE}" width="20"/>\n\nid: ${OTHER}\ntype_: 1`,
      [`${PICTURE}.md`]: `../sea.png\n\nid: ${PICTURE}\nmime: image/png\ntype_: 4`,
      [`${TICKET}.md`]: `..\n\nid: ${TICKET}\nmime: not a type\ntype_: 4`,
      [`${LOST}.md`]: `lost.png\n\nid: ${LOST}\nmime: image/png\ntype_: 4`,
      [`resources/${PICTURE}.png`]: 'picture',
      [`resources/${TICKET}.pdf`]: 'ticket',
      [`resources/../../${TICKET}.pdf`]: 'elsewhere',
    });
    const taken = await vault.send('POST', `/notes/import?space_id=${space}`, sent);
    expect(taken.data).toEqual({
      source: 'joplin',
      imported: 2,
      attachments: 2,
      skipped: ['lost.png'],
    });
    const [folder] = itemsOf(await vault.get(`/folders?space_id=${space}`));
    expect(folder?.['name']).toBe('Joplin');
    const files = itemsOf(
      await vault.get(`/files?space_id=${space}&parent_id=${String(folder?.['id'])}&sort=name`),
    );
    expect(files.map(({ name, content_type }) => [name, content_type])).toEqual([
      ['..-sea.png', 'image/png'],
      [TICKET, 'application/octet-stream'],
    ]);
    const [picture, ticket] = files.map(({ id }) => String(id));
    const content = await vault.raw('GET', `/files/${picture}/content`);
    expect(await content.text()).toBe('picture');
    const [other, trip] = itemsOf(await vault.get(`/notes?space_id=${space}&sort=title`));
    const bodyOf = async (note: Record<string, unknown> | undefined) =>
      (await vault.get(`/notes/${String(note?.['id'])}`)).data;
    expect(await bodyOf(trip)).toMatchObject({
      body: `![a](${picture}) [pdf](${ticket}) [other](${String(other?.['id'])}) ![no](:/${LOST})`,
      attachments: [picture, ticket],
    });
    expect(await bodyOf(other)).toMatchObject({ body: `![](${picture})`, attachments: [picture] });
    const again = await vault.send('POST', `/notes/import?space_id=${space}`, sent);
    expect(again.data).toMatchObject({ imported: 2, attachments: 2 });
    const folders = itemsOf(await vault.get(`/folders?space_id=${space}&sort=name`));
    expect(folders.map(({ name }) => name)).toEqual(['Joplin', 'Joplin 2']);
  });

  it('200: come without attachments by a key that may store no files', async () => {
    const sent = await jex({
      [`${NOTE}.md`]: `Trip\n\n![a](:/${PICTURE})\n\nid: ${NOTE}\ntype_: 1`,
      [`${PICTURE}.md`]: `sea.png\n\nid: ${PICTURE}\nmime: image/png\ntype_: 4`,
      [`resources/${PICTURE}.png`]: 'picture',
    });
    const key = vault.auth.key('notes-only', { scopes: ['notes:write', 'notes:read'] });
    const taken = await vault.send('POST', '/notes/import', sent, { token: key });
    expect(taken.data).toEqual({
      source: 'joplin',
      imported: 1,
      attachments: 0,
      skipped: ['sea.png'],
    });
  });
});

const [NOTE, OTHER, PICTURE, TICKET, LOST] = ['a', 'b', 'c', 'd', 'e'].map((one) =>
  one.repeat(32),
) as [string, string, string, string, string];

/** An archive as Joplin exports it. */
function jex(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  for (const [name, text] of Object.entries(entries)) archive.entry({ name }, text);
  archive.finalize();
  return buffer(archive);
}
