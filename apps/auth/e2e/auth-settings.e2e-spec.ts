import { AuthHarness, count } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let key: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('settings');
  key = await auth.authKey(project);
});
afterAll(() => auth.stop());

const path = '/projects/settings/auth-settings';
const read = (token = key, headers = {}) => auth.api(path, { token, headers });
const change = (body: unknown, token = key, headers = {}) =>
  auth.api(path, { method: 'PATCH', token, body, headers });

describe('settings of Authentication', () => {
  it('200: shows defaults before anything is set', async () => {
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      mode: 'live',
      branding: { name: null, primary_color: '#2563eb' },
      updated_at: null,
    });
  });

  it('200: changes the named fields and leaves the others, with event and audit', async () => {
    const answer = await change({ branding: { name: 'Acme' } });
    expect(answer.data).toMatchObject({ branding: { name: 'Acme', background_color: '#f5f6f8' } });
    expect((await change({ branding: { primary_color: '#ff0000' } })).status).toBe(200);
    expect((await read()).data).toMatchObject({
      branding: { name: 'Acme', primary_color: '#ff0000' },
    });
    const { token } = project.owner;
    const audit = await auth.api(`/projects/${project.id}/audit`, { token });
    expect(audit.data.items[0]).toMatchObject({ action: 'auth_settings.update' });
    const events = await auth.api(`/projects/${project.id}/events`, { token });
    expect(events.data.items).toContainEqual(
      expect.objectContaining({
        type: 'auth_settings.updated',
        data: { sections: ['branding'] },
      }),
    );
  });

  it('200: keeps test mode apart from live mode', async () => {
    const { token } = project.owner;
    const test = { 'skydeck-mode': 'test' };
    await change({ branding: { name: 'Rehearsal' } }, token, test);
    expect((await read(token, test)).data).toMatchObject({
      mode: 'test',
      branding: { name: 'Rehearsal' },
    });
    expect((await read(token)).data).toMatchObject({ mode: 'live', branding: { name: 'Acme' } });
  });

  it('412 and 304: goes by the version', async () => {
    const before = await read();
    const etag = before.headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        change({ branding: { name: `Name ${index}` } }, key, { 'if-match': etag }),
      ),
    );
    expect(count(answers)).toEqual({ 200: 1, 412: 49 });
    const nothing = await change({ branding: {} });
    expect(nothing.headers.get('etag')).toBe((await read()).headers.get('etag'));
  });

  it.each([
    [{ branding: { primary_color: 'red' } }, 'body.branding.primary_color'],
    [{ branding: { name: 'Acme\r\nBcc: a@b.example' } }, 'body.branding.name'],
    [{ branding: { logo_url: 'javascript:alert(1)' } }, 'body.branding.logo_url'],
    [{ branding: { colour: '#ffffff' } }, 'body.branding'],
    [{ branding: null }, 'body.branding'],
    [{ unknown: {} }, 'body'],
  ])('422: refuses %j', async (body, location) => {
    const { status, error } = await change(body);
    expect([status, error.errors[0]?.location]).toEqual([422, expect.stringContaining(location)]);
  });

  it('401, 403 and 404: asks for a key of the project with the scope', async () => {
    expect((await auth.api(path)).status).toBe(401);
    const reader = await auth.authKey(project, { scopes: ['settings:read'] });
    expect((await read(reader)).status).toBe(200);
    expect((await change({}, reader)).status).toBe(403);
    const sender = await auth.authKey(project, { scopes: ['otp:write'] });
    expect((await read(sender)).status).toBe(403);
    const other = await auth.authKey(await auth.project());
    expect((await read(other)).status).toBe(404);
    const viewer = await auth.member(project, 'viewer');
    expect((await read(viewer.token)).status).toBe(200);
    expect((await change({}, viewer.token)).status).toBe(403);
  });
});
