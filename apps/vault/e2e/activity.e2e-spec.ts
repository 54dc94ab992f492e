import { type Answer, VaultHarness } from './vault-harness.js';

let vault: VaultHarness;
let space: string;

interface Activity {
  readonly id: string;
  readonly kind: string;
  readonly what: string;
  readonly subject: string;
  readonly name: string | null;
  readonly actor: { readonly kind: string; readonly id: string; readonly user_id: string | null };
  readonly details: Record<string, unknown>;
}

const as = (user: string) => ({ headers: { 'skydeck-user': user } });
const list = (query = '', id = space): Promise<Answer> =>
  vault.get(`/spaces/${id}/activity${query}`);
const itemsOf = (answer: Answer) => answer.data['items'] as Activity[];
const only = async (query: string) =>
  itemsOf(await list(query)).map(({ kind, what }) => `${kind}.${what}`);
const make = async (route: string, body: object, user = 'ana') =>
  (await vault.json('POST', route, body, as(user))).data['id'] as string;

/** The relay numbers events a moment after the change. */
async function told(count: number, query = ''): Promise<Activity[]> {
  for (let turn = 0; turn < 200; turn += 1) {
    const items = itemsOf(await list(`?limit=100${query}`));
    if (items.length >= count) return items;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${count} of it were not told.`);
}

beforeAll(async () => {
  vault = await VaultHarness.start();
  const body = { name: 'Team', owner: 'ana' };
  space = (await vault.post('/spaces', body)).data['id'] as string;
});

afterAll(() => vault.close());

it('tells who did what in all parts of a space, the latest first', async () => {
  await vault.put(`/spaces/${space}/members/ben`, { role: 'editor' });
  const folder = await make('/folders', { name: 'Plans', space_id: space });
  const file = (
    await vault.send('POST', `/files?name=a.txt&space_id=${space}`, Buffer.from('x'), as('ben'))
  ).data['id'] as string;
  const share = await make('/shares', { file_id: file });
  const note = await make('/notes', { title: 'Ideas', body: 'x', space_id: space });
  const tasks = await make('/lists', { name: 'Chores', space_id: space });
  const task = await make(`/lists/${tasks}/tasks`, { title: 'Water' });
  await vault.json('PATCH', `/tasks/${task}`, { done: true }, as('ben'));
  const calendar = await make('/calendars', { name: 'Work', space_id: space });
  const start = { date: '2026-12-01' };
  const event = await make(`/calendars/${calendar}/events`, { summary: 'Fair', start });
  await make(`/calendars/${calendar}/feeds`, { name: 'For Cy' });
  const found = await told(12);
  const short = found.map(({ kind, what, subject, name, actor }) => [
    `${kind}.${what}`,
    subject,
    name,
    actor.user_id,
  ]);
  expect(short.toReversed()).toEqual([
    ['space.created', space, 'Team', null],
    ['space_member.added', 'ben', null, null],
    ['folder.created', folder, 'Plans', 'ana'],
    ['file.created', file, 'a.txt', 'ben'],
    ['share_link.created', share, 'a.txt', 'ana'],
    ['note.created', note, 'Ideas', 'ana'],
    ['task_list.created', tasks, 'Chores', 'ana'],
    ['task.created', task, 'Water', 'ana'],
    ['task.completed', task, 'Water', 'ben'],
    ['calendar.created', calendar, 'Work', 'ana'],
    ['calendar_event.created', event, 'Fair', 'ana'],
    ['calendar_feed.created', expect.any(String), 'For Cy', 'ana'],
  ]);
  expect(found.every(({ actor }) => actor.kind === 'key' && actor.id.startsWith('key_'))).toBe(
    true,
  );
  expect(JSON.stringify(found)).not.toContain('"x"');
});

it('gives a page after a page, and only what is asked for', async () => {
  const all = await told(12);
  const paged: Activity[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await list(`?limit=5${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    paged.push(...itemsOf(answer));
    cursor = answer.meta.page?.next_cursor ?? null;
  }
  expect(paged).toEqual(all);
  expect(await only('?actor=ben')).toEqual(['task.completed', 'file.created']);
  expect(await only('?kind=note')).toEqual(['note.created']);
  const task = all.find(({ kind }) => kind === 'task')?.subject;
  expect(await only(`?subject=${task}&sort=created_at`)).toEqual([
    'task.created',
    'task.completed',
  ]);
});

it('tells what an app did by its password, and for whom', async () => {
  const body = { name: 'Phone', space_id: space };
  const made = await vault.json('POST', '/app-passwords', body, as('ben'));
  const login = Buffer.from(`skydeck:${String(made.data['password'])}`).toString('base64');
  const headers = { authorization: `Basic ${login}` };
  const url = `${vault.service.url}/dav/files/dav.txt`;
  expect((await fetch(url, { method: 'PUT', headers, body: 'x' })).status).toBe(201);
  const [file] = await told(2, '&actor=ben&kind=file');
  expect(file).toMatchObject({
    name: 'dav.txt',
    actor: { kind: 'key', id: made.data['id'], user_id: 'ben' },
  });
});

it('keeps the name of a file that is gone, and calls what is gone nothing', async () => {
  const note = await make('/notes', { title: 'Secret words', body: '', space_id: space });
  await vault.delete(`/notes/${note}`);
  await vault.delete(`/notes/${note}?permanent=true`);
  const [gone] = await told(2, `&subject=${note}`);
  expect(gone?.kind).toBe('note');
  const file = (
    await vault.send('POST', `/files?name=gone.txt&space_id=${space}`, Buffer.from('y'))
  ).data['id'] as string;
  await vault.delete(`/files/${file}`);
  const kept = await told(2, `&subject=${file}`);
  expect(kept.map(({ what, name }) => [what, name])).toEqual([
    ['trashed', 'gone.txt'],
    ['created', 'gone.txt'],
  ]);
});

it('404, 422: shows it to nobody else, and refuses what it does not know', async () => {
  const stranger = await vault.raw('GET', `/spaces/${space}/activity`, as('eve'));
  expect(stranger.status).toBe(404);
  const other = vault.auth.key('other');
  expect((await vault.get(`/spaces/${space}/activity`, other)).status).toBe(404);
  const bad = await list('?kind=dream');
  expect([bad.status, bad.error.errors?.[0]?.location]).toEqual([422, 'query.kind']);
});

it('goes with its space', async () => {
  const body = { name: 'Short', owner: 'ana' };
  const id = (await vault.post('/spaces', body)).data['id'] as string;
  await vault.delete(`/spaces/${id}`);
  expect((await list('', id)).status).toBe(404);
});
