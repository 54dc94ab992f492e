import { VaultHarness } from './vault-harness.js';

let vault: VaultHarness;
beforeAll(async () => {
  vault = await VaultHarness.start({ QUOTA_SPACES: '20' });
});
afterAll(() => vault.close());

const as = (user: string) => ({ headers: { 'skydeck-user': user } });
const create = async (name: string, more: object = {}) =>
  (await vault.post('/spaces', { name, ...more })).data['id'] as string;

describe('spaces', () => {
  it('200: a project has a main space from its first look, one for 50 who look at once', async () => {
    const token = vault.auth.key('first');
    const seen = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { data } = await vault.get('/spaces', token);
        return (data['items'] as { id: string; is_main: boolean }[]).filter((one) => one.is_main);
      }),
    );
    expect(new Set(seen.flat().map(({ id }) => id)).size).toBe(1);
  });

  it('201: makes one, shows it, changes it and deletes it', async () => {
    const made = await vault.post('/spaces', { name: 'Ana', quota_bytes: 1000 });
    expect(made).toMatchObject({
      status: 201,
      data: { name: 'Ana', is_main: false, quota_bytes: 1000, used_bytes: 0 },
    });
    const route = `/spaces/${made.data['id'] as string}`;
    expect(await vault.patch(route, { name: 'Ana B.', quota_bytes: null })).toMatchObject({
      status: 200,
      data: { name: 'Ana B.', quota_bytes: null },
    });
    const stale = { headers: { 'if-match': '"1"' } };
    expect((await vault.json('PATCH', route, { name: 'x' }, stale)).status).toBe(412);
    expect((await vault.get(route, vault.auth.key('other'))).status).toBe(404);
    expect(await vault.delete(route)).toMatchObject({ status: 200, data: { deleted: true } });
    expect((await vault.get(route)).error.code).toBe('space.not_found');
  });

  it('409: the main space stays', async () => {
    const { data } = await vault.get('/spaces');
    const [main] = data['items'] as { id: string }[];
    expect((await vault.delete(`/spaces/${main!.id}`)).error.code).toBe('space.is_main');
  });

  it('403 and 404: a role lets a user do so much, and who is no member sees nothing', async () => {
    const id = await create('Team', { owner: 'olga' });
    const role = (user: string, name: string) =>
      vault.json('PUT', `/spaces/${id}/members/${user}`, { role: name }, as('olga'));
    expect(await role('vera', 'viewer')).toMatchObject({ status: 200, data: { role: 'viewer' } });
    expect((await role('edi', 'editor')).status).toBe(200);
    const asked = (method: string, user: string) =>
      method === 'GET'
        ? vault.call('GET', `/spaces/${id}`, as(user))
        : vault.json('PATCH', `/spaces/${id}`, { name: 'Mine' }, as(user));
    expect((await asked('GET', 'vera')).status).toBe(200);
    expect((await asked('PATCH', 'vera')).error.code).toBe('space.role_too_low');
    expect((await asked('PATCH', 'edi')).error.code).toBe('space.role_too_low');
    expect((await asked('PATCH', 'olga')).status).toBe(200);
    expect((await asked('GET', 'nobody')).error.code).toBe('space.not_found');
    const listed = await vault.call('GET', '/spaces', as('vera'));
    expect((listed.data['items'] as { id: string }[]).map((one) => one.id)).toEqual([id]);
  });

  it('200: lists members page by page, and lets them go', async () => {
    const id = await create('Many');
    for (const user of ['a', 'b', 'c']) {
      await vault.put(`/spaces/${id}/members/${user}`, { role: 'viewer' });
    }
    const first = await vault.get(`/spaces/${id}/members?limit=2`);
    const cursor = first.meta.page!.next_cursor!;
    const second = await vault.get(`/spaces/${id}/members?limit=2&cursor=${cursor}`);
    const users = [first, second].flatMap(({ data }) => data['items'] as { user_id: string }[]);
    expect(users.map((one) => one.user_id)).toEqual(['a', 'b', 'c']);
    expect((await vault.delete(`/spaces/${id}/members/a`)).status).toBe(200);
    expect((await vault.delete(`/spaces/${id}/members/a`)).error.code).toBe(
      'space.member_not_found',
    );
  });

  it('422: names the header and the fields that are wrong', async () => {
    const bad = await vault.call('GET', '/spaces', as('no spaces allowed'));
    expect(bad.error.errors).toMatchObject([{ location: 'header.skydeck-user' }]);
    const body = await vault.post('/spaces', { name: '', quota_bytes: -1 });
    expect(body.error.errors?.map(({ location }) => location)).toEqual([
      'body.name',
      'body.quota_bytes',
    ]);
  });

  it('429: 50 at once never make more than the quota', async () => {
    const token = vault.auth.key('greedy');
    const made = await Promise.all(
      Array.from({ length: 50 }, () => vault.post('/spaces', { name: 'x' }, token)),
    );
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });
});
