import { decodeJwt, decodeProtectedHeader } from 'jose';
import { AuthHarness, count, send, SERVICE_SECRET } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

describe('service tokens', () => {
  it('200: trades the secret for a token of 5 minutes', async () => {
    const body = { client_id: 'platform', client_secret: SERVICE_SECRET };
    const { data } = await auth.internal('/token', { body });
    expect(data).toMatchObject({ expires_in: 300 });
    const token = String(data['access_token']);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(decodeJwt(token)).toMatchObject({ aud: 'skydeck-internal', sub: 'svc:platform' });
  });

  it('401 and 422: refuses a wrong secret and nonsense', async () => {
    const wrong = { client_id: 'platform', client_secret: `${SERVICE_SECRET}x` };
    expect((await auth.internal('/token', { body: wrong })).status).toBe(401);
    expect((await auth.internal('/token', { body: { client_id: 'x y' } })).status).toBe(422);
  });
});

describe('questions of other services', () => {
  it('401: refuses everybody but services', async () => {
    const { token } = await auth.signIn();
    const body = { session_id: 'ses_1' };
    const answers = await Promise.all([
      auth.internal('/sessions/introspect', { body }),
      auth.internal('/sessions/introspect', { body, token }),
      auth.internal('/sessions/introspect', { body, token: 'dk_live_x' }),
    ]);
    expect(count(answers)).toEqual({ 401: 3 });
  });

  it('404: the public listener does not serve them, the internal one nothing else', async () => {
    const token = await auth.serviceToken();
    const body = { session_id: 'ses_1' };
    for (const path of ['/internal/v1/sessions/introspect', '/%69nternal/v1/sessions/introspect']) {
      const { status } = await send(`${auth.service.url}${path}`, { token, body });
      expect(status).toBe(404);
    }
    const { status } = await send(`${auth.service.internalUrl}/api/v1/projects`, { token });
    expect(status).toBe(404);
  });

  it('200: sessions, members and projects', async () => {
    const token = await auth.serviceToken();
    const { owner, id, slug } = await auth.project('asked');
    const ask = (path: string, body: object) => auth.internal(path, { token, body });
    const session = { session_id: owner.sessionId };
    expect((await ask('/sessions/introspect', session)).data).toEqual({ active: true });
    expect((await ask('/sessions/introspect', { session_id: 'ses_x' })).data).toEqual({
      active: false,
    });

    const member = { account_id: owner.accountId, project: slug };
    expect((await ask('/members/resolve', member)).data).toMatchObject({
      project: {
        id,
        slug,
      },
      role: 'owner',
    });
    const stranger = { account_id: 'acc_x', project: id };
    expect((await ask('/members/resolve', stranger)).error.code).toBe('project_not_found');
    expect((await ask('/projects/resolve', { project: id })).data).toMatchObject({
      project: { slug },
    });
    expect((await ask('/projects/resolve', { project: 'none' })).status).toBe(404);
    expect((await ask('/keys/introspect', { sha256: 'short' })).status).toBe(422);
    expect((await ask('/keys/introspect', { sha256: '0'.repeat(64) })).data).toEqual({
      active: false,
    });
  });
});

describe('history of the status page', () => {
  const path = '/status-history';
  const at = '2026-03-01T00:00:00.000Z';
  const incident = { product: 'pay', began_at: at, ended_at: null };
  const history = { watched_since: at, seen_at: at, incidents: [incident], failing: [] };

  it('200: keeps one for all who ask, and no change of what somebody else changed', async () => {
    const token = await auth.serviceToken();
    const put = (version: number, changes: object = {}) =>
      auth.internal(path, {
        method: 'PUT',
        token,
        body: { version, history: { ...history, ...changes } },
      });
    expect((await auth.internal(path, { token })).data).toEqual({ version: 0, history: null });
    const both = await Promise.all([put(0), put(0)]);
    expect(new Set(both.map(({ data }) => data['version']))).toEqual(new Set([1, null]));
    expect((await put(1, { incidents: [] })).data).toEqual({ version: 2 });
    expect((await put(1)).data).toEqual({ version: null });
    expect((await auth.internal(path, { token })).data).toEqual({
      version: 2,
      history: { ...history, incidents: [] },
    });
    expect((await put(2, { watched_since: 'once' })).error).toMatchObject({
      errors: [{ location: 'body.history.watched_since' }],
    });
  });

  it('401: is nothing for customers', async () => {
    const { token } = await auth.signIn();
    expect((await auth.internal(path, { token })).status).toBe(401);
    expect((await auth.internal(path, { method: 'PUT', body: {} })).status).toBe(401);
  });
});

describe('published documents', () => {
  it('200: the keys and the metadata in the shapes of their standards', async () => {
    const jwks = await send(`${auth.service.url}/.well-known/jwks.json`, {});
    const [key] = (jwks as unknown as { keys: Record<string, string>[] }).keys;
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
    expect(jwks.headers.get('cache-control')).toContain('max-age=300');
    const metadata = await send(`${auth.service.url}/.well-known/oauth-authorization-server`, {});
    expect(metadata).toMatchObject({ issuer: auth.config.AUTH_URL });
  });

  it('200: an OpenAPI document without internal routes', async () => {
    const response = await fetch(`${auth.service.url}/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, object> };
    expect(Object.keys(paths)).toContain('/api/v1/auth/otp/request');
    expect(Object.keys(paths).filter((path) => /internal|oauth|well-known/.test(path))).toEqual([]);
  });
});
