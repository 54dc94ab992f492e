import { type Answer, VaultHarness } from './vault-harness.js';

let vault: VaultHarness;
let list: string;

beforeAll(async () => {
  vault = await VaultHarness.start();
});

afterAll(async () => {
  await vault.close();
});

beforeEach(async () => {
  list = idOf(await vault.post('/lists', { name: 'Work', sections: [{ name: 'To do' }] }));
});

const idOf = ({ data }: Answer) => String(data['id']);
const itemsOf = ({ data }: Answer) => data['items'] as Record<string, unknown>[];
const all = async (query = '') =>
  itemsOf(await vault.get(`/lists/${list}/tasks?limit=100${query}`));
const times = <Made>(count: number, make: (n: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

async function add(body: object = {}): Promise<string> {
  const made = await vault.post(`/lists/${list}/tasks`, { title: 'Task', ...body });
  expect(made.status).toBe(201);
  return idOf(made);
}

describe('tasks', () => {
  it('200: are moved by 50 at once, each to where it was wanted, in one order', async () => {
    const ids = await times(50, (n) => add({ title: `Task ${n}` }));
    const first = await add({ title: 'First', before_id: ids[0] });
    const moves = await times(50, (n) => vault.post(`/tasks/${ids[n]}/move`, { after_id: first }));
    expect(moves.every(({ status }) => status === 200)).toBe(true);
    const tasks = await all();
    expect(tasks).toHaveLength(51);
    expect(tasks[0]?.['id']).toBe(first);
    expect(new Set(tasks.map(({ rank }) => rank)).size).toBe(51);
    const last = idOf(await vault.post(`/tasks/${first}/move`, {}));
    expect((await all()).at(-1)?.['id']).toBe(last);
  });

  it('200: make the next of their series exactly once, by 50 at once', async () => {
    const due = { date: '2026-01-31', time_zone: 'Europe/Vaduz' };
    const id = await add({ due, rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', labels: ['rent'] });
    const answers = await times(50, () => vault.patch(`/tasks/${id}`, { done: true }));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await vault.patch(`/tasks/${id}`, { done: false });
    await vault.patch(`/tasks/${id}`, { done: true });
    const [next, ...more] = await all('&done=false');
    expect(more).toEqual([]);
    expect(next).toMatchObject({ due: { date: '2026-02-28' }, recurs_from: id, labels: ['rent'] });
    await vault.patch(`/tasks/${String(next?.['id'])}`, { done: true });
    const [third] = await all('&done=false');
    expect(third).toMatchObject({ due: { date: '2026-03-31' } });
    await vault.patch(`/tasks/${String(third?.['id'])}`, { done: true });
    expect(await all('&done=false')).toEqual([]);
  });

  it('409: are never their own parts, by whom and how many at once they are moved', async () => {
    const ids = await times(10, () => add());
    const answers = await times(10, (n) =>
      vault.patch(`/tasks/${ids[n]}`, { parent_id: ids[(n + 1) % 10] }),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ error }) => /^task\.(cycle|too_deep)$/.test(error.code))).toBe(true);
    const parents = new Map((await all()).map((task) => [task['id'], task['parent_id']]));
    for (const id of ids) {
      let [at, steps]: [unknown, number] = [id, 0];
      while (at && steps <= 10) [at, steps] = [parents.get(at), steps + 1];
      expect(at ?? null).toBeNull();
    }
  });

  it('422: name what cannot be', async () => {
    const refusals = [
      [{ title: '' }, 'body.title'],
      [{ title: 'x', rrule: 'FREQ=DAILY' }, 'body.rrule'],
      [{ title: 'x', due: { date: '2026-01-01' }, rrule: 'FREQ=NEVER' }, 'body.rrule'],
      [{ title: 'x', section_id: 'sec_none' }, 'body.section_id'],
      [{ title: 'x', parent_id: 'tsk_none' }, 'body.parent_id'],
      [{ title: 'x', after_id: 'tsk_none' }, 'body.after_id'],
    ] as const;
    for (const [body, location] of refusals) {
      const { status, error } = await vault.post(`/lists/${list}/tasks`, body);
      expect([status, error.errors?.[0]?.location]).toEqual([422, location]);
    }
  });

  it('200: lie in sections, and in none when theirs is gone', async () => {
    const { data } = await vault.get(`/lists/${list}`);
    const [section] = data['sections'] as { id: string }[];
    const id = await add({ section_id: section?.id });
    expect(await all(`&section_id=${section?.id}`)).toHaveLength(1);
    const changed = await vault.patch(`/lists/${list}`, { sections: [{ name: 'Done' }] });
    expect(changed.status).toBe(200);
    expect((await vault.get(`/tasks/${id}`)).data['section_id']).toBeNull();
    const stale = { headers: { 'if-match': 'W/"9.x"' } };
    expect((await vault.json('PATCH', `/lists/${list}`, { name: 'X' }, stale)).status).toBe(412);
  });

  it('404: are nothing to another project', async () => {
    const id = await add();
    const other = vault.auth.key('other');
    expect((await vault.get(`/tasks/${id}`, other)).error.code).toBe('task.not_found');
    expect((await vault.get(`/lists/${list}`, other)).error.code).toBe('task.list_not_found');
  });
});
