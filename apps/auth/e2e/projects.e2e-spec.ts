import { AuthHarness, count, type Person } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

const remove = (path: string, { token }: Person) => auth.api(path, { method: 'DELETE', token });
const change = (path: string, { token }: Person, body: object) =>
  auth.api(path, { method: 'PATCH', token, body });

describe('projects', () => {
  it('201: makes a project with a slug from its name', async () => {
    const { token } = await auth.signIn();
    const made = await auth.api('/projects', { token, body: { name: 'Café Kumasi' } });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ name: 'Café Kumasi', slug: 'cafe-kumasi', role: 'owner' });
    const again = await auth.api('/projects', { token, body: { name: 'Café Kumasi' } });
    expect(again.data['slug']).toMatch(/^cafe-kumasi-[0-9a-f]{4}$/);
  });

  it('200: reads it by identifier and by slug, and lists it', async () => {
    const { owner, id, slug } = await auth.project('reading');
    for (const name of [id, slug]) {
      const { data } = await auth.api(`/projects/${name}`, { token: owner.token });
      expect(data).toMatchObject({ id, slug, role: 'owner' });
    }
    const { data } = await auth.api('/projects', { token: owner.token });
    expect(data.items).toMatchObject([{ id, role: 'owner' }]);
  });

  it('200: a project is there at once, even for somebody who looked for it before', async () => {
    const { token } = await auth.signIn();
    expect((await auth.api('/projects/early', { token })).status).toBe(404);
    await auth.api('/projects', { token, body: { name: 'Early' } });
    expect((await auth.api('/projects/early', { token })).status).toBe(200);
  });

  it('409 once: one slug wanted by 50 at once is given once', async () => {
    const { token } = await auth.signIn();
    const body = { name: 'Race', slug: 'race' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => auth.api('/projects', { token, body })),
    );
    expect(count(answers)).toEqual({ 201: 1, 409: 49 });
  });

  it.each([
    [{}, 'validation_failed'],
    [{ name: '' }, 'validation_failed'],
    [{ name: 'x', slug: 'Not a label' }, 'validation_failed'],
    [{ name: 'x', slug: 'api' }, 'project.slug_reserved'],
    [{ name: 'x', owner: 'me' }, 'validation_failed'],
  ])('422: refuses %j', async (body, code) => {
    const { token } = await auth.signIn();
    const { status, error } = await auth.api('/projects', { token, body });
    expect([status, error.code]).toEqual([422, code]);
  });

  it('404: a project of others does not exist, whatever is done to it', async () => {
    const { id, slug } = await auth.project('hidden');
    const stranger = await auth.signIn();
    const answers = await Promise.all([
      auth.api(`/projects/${id}`, stranger),
      auth.api(`/projects/${slug}`, stranger),
      change(`/projects/${id}`, stranger, { name: 'mine' }),
      remove(`/projects/${id}`, stranger),
      auth.api(`/projects/${id}/members`, stranger),
      auth.api(`/projects/${id}/keys`, stranger),
      auth.api('/projects/prj_none', stranger),
    ]);
    expect(count(answers)).toEqual({ 404: 7 });
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set(['project_not_found']));
  });

  it('401: nothing is open without signing in', async () => {
    for (const path of [
      '/projects',
      '/projects/x',
      '/projects/x/members',
      '/projects/x/products',
    ]) {
      expect((await auth.api(path)).status).toBe(401);
    }
  });

  it('200 and 403: owners and admins rename, only owners delete', async () => {
    const project = await auth.project();
    const admin = await auth.member(project, 'admin');
    const developer = await auth.member(project, 'developer');
    const path = `/projects/${project.id}`;
    expect((await change(path, admin, { name: 'New' })).data).toMatchObject({ name: 'New' });
    const refused = await change(path, developer, { name: 'Newer' });
    expect([refused.status, refused.error.code]).toEqual([403, 'insufficient_scope']);
    expect((await remove(path, admin)).status).toBe(403);
    expect((await remove(path, project.owner)).data).toEqual({ id: project.id, deleted: true });
    expect((await auth.api(path, project.owner)).status).toBe(404);
    expect((await auth.api('/projects', project.owner)).data.items).toEqual([]);
  });
});

describe('members', () => {
  it('201: invites somebody new, who is active after the first sign-in', async () => {
    const project = await auth.project();
    const path = `/projects/${project.id}/members`;
    const body = { email: 'New@Example.com', role: 'developer' };
    const added = await auth.api(path, { token: project.owner.token, body });
    expect(added.status).toBe(201);
    expect(added.data).toMatchObject({ email: 'new@example.com', status: 'invited' });
    const person = await auth.signIn('new@example.com');
    expect(person.accountId).toBe(added.data['account_id']);
    const list = await auth.api(path, person);
    expect(list.data.items.map(({ status, role }) => [status, role])).toEqual([
      ['active', 'developer'],
      ['active', 'owner'],
    ]);
    const again = await auth.api(path, { token: project.owner.token, body });
    expect([again.status, again.error.code]).toEqual([409, 'member.already_member']);
  });

  it('422: refuses a member without an address, with two, or with an unknown role', async () => {
    const project = await auth.project();
    const { token } = project.owner;
    for (const body of [
      { role: 'viewer' },
      { email: 'a@b.co', phone: '+14155550123', role: 'viewer' },
      { email: 'a@b.co', role: 'king' },
      { email: 'a@b.co' },
    ]) {
      expect((await auth.api(`/projects/${project.id}/members`, { token, body })).status).toBe(422);
    }
  });

  it('403: viewers and developers name nobody; admins name no owners', async () => {
    const project = await auth.project();
    const body = { email: 'x@example.com', role: 'owner' };
    for (const [role, code] of [
      ['viewer', 'insufficient_scope'],
      ['developer', 'insufficient_scope'],
      ['admin', 'forbidden'],
    ] as const) {
      const { token } = await auth.member(project, role);
      const { status, error } = await auth.api(`/projects/${project.id}/members`, { token, body });
      expect([status, error.code]).toEqual([403, code]);
    }
    const admin = await auth.member(project, 'admin');
    const path = `/projects/${project.id}/members/${project.owner.accountId}`;
    expect((await change(path, admin, { role: 'viewer' })).status).toBe(403);
    expect((await remove(path, admin)).status).toBe(403);
  });

  it('404: a removed or demoted member loses access at once', async () => {
    const project = await auth.project();
    const person = await auth.member(project, 'developer');
    const path = `/projects/${project.id}`;
    const own = `${path}/members/${person.accountId}`;
    expect((await auth.api(path, person)).data).toMatchObject({ role: 'developer' });
    expect((await change(own, project.owner, { role: 'viewer' })).data).toMatchObject({
      role: 'viewer',
    });
    expect((await auth.api(path, person)).data).toMatchObject({ role: 'viewer' });
    expect((await remove(own, project.owner)).status).toBe(200);
    expect((await auth.api(path, person)).status).toBe(404);
    const again = await remove(own, project.owner);
    expect([again.status, again.error.code]).toEqual([404, 'member.not_found']);
  });

  it('409: the last owner cannot leave, 50 owners who leave at once keep one', async () => {
    const project = await auth.project();
    const alone = await remove(
      `/projects/${project.id}/members/${project.owner.accountId}`,
      project.owner,
    );
    expect([alone.status, alone.error.code]).toEqual([409, 'member.last_owner']);

    const others = [];
    for (let index = 0; index < 49; index++) others.push(await auth.member(project, 'owner'));
    const owners = [project.owner, ...others];
    const answers = await Promise.all(
      owners.map(({ accountId }, index) => {
        const path = `/projects/${project.id}/members/${accountId}`;
        const by = { token: owners[index]?.token ?? '' } as Person;
        return index % 2 ? remove(path, by) : change(path, by, { role: 'viewer' });
      }),
    );
    const { 200: left = 0 } = count(answers);
    expect(left).toBe(49);
  }, 60_000);
});
