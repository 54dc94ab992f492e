import { AuthHarness, type Person } from './auth-harness.js';

const auth = new AuthHarness();
let project: { owner: Person; id: string };

beforeAll(async () => {
  await auth.start(undefined, {
    QUOTA_KEYS: '5',
    QUOTA_MEMBERS: '3',
    QUOTA_PROJECTS_PER_ACCOUNT: '4',
  });
  project = await auth.project();
});

afterAll(() => auth.stop());

const path = (rest: string) => `/projects/${project.id}/${rest}`;
const token = () => project.owner.token;
const key = { product: 'pay', mode: 'test', name: 'ours' };

describe('requests to auth', () => {
  it('201: makes one key for one Idempotency-Key, and shows its secret again', async () => {
    const headers = { 'idempotency-key': 'make a key' };
    const call = { token: token(), body: key, headers };
    const [first, second] = [
      await auth.api(path('keys'), call),
      await auth.api(path('keys'), call),
    ];
    expect(first.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await auth.api(path('keys'), { token: token() })).data.items).toHaveLength(1);
  });

  it('429: makes no more keys than the quota allows, 50 at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => auth.api(path('keys'), { token: token(), body: key })),
    );
    const codes = answers.map(({ status, error }) => (status === 201 ? 'made' : error.code));
    expect(codes.filter((code) => code === 'made')).toHaveLength(4);
    expect(codes.filter((code) => code === 'quota_exceeded')).toHaveLength(46);
  });

  it('429: adds no more members than the quota allows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, count) => {
        const body = { email: `more-${count}@example.com`, role: 'viewer' };
        return auth.api(path('members'), { token: token(), body });
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('429: lets an account own no more projects than its quota', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        auth.api('/projects', { token: token(), body: { name: `Another ${count}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  it('200: shows the quotas of a project to its members, and to nobody else', async () => {
    const { data } = await auth.api(path('quotas'), { token: token() });
    expect(data.items).toEqual([
      { name: 'keys', limit: 5, used: 5 },
      { name: 'members', limit: 3, used: 3 },
      { name: 'users', limit: 100_000, used: 0 },
      { name: 'sign_in_providers', limit: 50, used: 0 },
      { name: 'invitations_per_day', limit: 100, used: 0 },
    ]);
    const stranger = await auth.signIn();
    expect((await auth.api(path('quotas'), { token: stranger.token })).status).toBe(404);
  });

  it('200: lists keys by name, page after page, and only those asked for', async () => {
    const { owner, id } = await auth.project();
    const call = { token: owner.token };
    const keys = `/projects/${id}/keys`;
    for (const [name, mode] of [
      ['b', 'test'],
      ['a', 'test'],
      ['c', 'live'],
      ['a', 'test'],
    ]) {
      await auth.api(keys, { ...call, body: { product: 'pay', name, mode } });
    }
    const first = await auth.api(`${keys}?sort=name&mode=test&limit=2`, call);
    const cursor = String(first.meta.page.next_cursor);
    const second = await auth.api(`${keys}?sort=name&mode=test&limit=2&cursor=${cursor}`, call);
    const names = [first, second].map(({ data }) => data.items.map((item) => item['name']));
    expect(names).toEqual([['a', 'a'], ['b']]);
    for (const query of [`sort=-name&cursor=${cursor}`, 'mod=test', 'sort=secret']) {
      expect((await auth.api(`${keys}?${query}`, call)).status).toBe(422);
    }
    const elsewhere = await auth.api(`/projects/${id}/members?cursor=${cursor}`, call);
    expect(elsewhere.error.errors[0]?.location).toBe('query.cursor');
  });

  it('412: changes a project only for those who know its last state', async () => {
    const { owner, slug } = await auth.project();
    const where = `/projects/${slug}`;
    const read = await auth.api(where, { token: owner.token });
    const rename = (name: string) =>
      auth.api(where, {
        method: 'PATCH',
        token: owner.token,
        body: { name },
        headers: { 'if-match': read.headers.get('etag') ?? '' },
      });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, count) => rename(`Name ${count}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.error.code).toBe('precondition_failed');
  });

  it('304: sends nothing to those who have it', async () => {
    const { owner, slug } = await auth.project();
    const url = `${auth.service.url}/api/v1/projects/${slug}`;
    const headers = { authorization: `Bearer ${owner.token}` };
    const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
  });

  it('429: limits what one account asks, and leaves the others alone', async () => {
    await auth.restart({ RATE_LIMIT_PER_MINUTE: 60, RATE_LIMIT_BURST: 10 });
    const ask = () => auth.api('/projects', { token: token() });
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)?.error.code).toBe('rate_limited');
    const other = await auth.signIn();
    expect((await auth.api('/projects', { token: other.token })).status).toBe(200);
  });
});
