import { generateKeyPairSync } from 'node:crypto';
import { bus, get, useGuardedApp } from './testing/guarded-app.js';
import { addKey, baseClaims, nowS, pair, project, sign, world } from './testing/local-auth.js';

useGuardedApp();

describe('AuthGuard with access tokens', () => {
  it('200: an account chooses the mode; 422 for one that does not exist', async () => {
    const token = await sign();
    const projectFor = async (headers: object) =>
      (await get('/messages', token, { 'skydeck-project': 'shop', ...headers })).body.project;
    expect(await projectFor({})).toMatchObject({ mode: 'live', tenant: 'prj_1' });
    expect(await projectFor({ 'skydeck-mode': 'live' })).toMatchObject({ tenant: 'prj_1' });
    expect(await projectFor({ 'skydeck-mode': 'test' })).toMatchObject({
      id: 'prj_1',
      mode: 'test',
      tenant: 'prj_1.test',
    });
    for (const mode of ['', 'TEST', 'demo', 'test, live']) {
      const refused = await get('/me', token, { 'skydeck-mode': mode });
      expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
      expect(refused.body.error.errors[0].location).toBe('header.skydeck-mode');
    }
  });

  it('200: knows the account and its session', async () => {
    expect((await get('/me', await sign())).body).toMatchObject({
      kind: 'account',
      id: 'acc_1',
      sessionId: 'ses_1',
    });
  });

  it('200: knows the role in the project of the path or of the header', async () => {
    const token = await sign();
    expect((await get('/projects/shop/members', token)).body).toMatchObject({
      project,
      role: 'owner',
    });
    expect((await get('/messages', token, { 'skydeck-project': 'prj_1' })).body).toMatchObject({
      project,
    });
    expect(await get('/messages', token)).toMatchObject({ status: 404, code: 'project_not_found' });
    expect(await get('/projects/..%2Fx/members', token)).toMatchObject({ status: 404 });
  });

  it('403: a developer may write messages but not members', async () => {
    world.roles.set('acc_2', 'developer');
    const token = await sign({ sub: 'acc_2' });
    expect(await get('/messages', token, { 'skydeck-project': 'shop' })).toMatchObject({
      status: 200,
    });
    expect(await get('/projects/shop/members', token)).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
    });
  });

  it('404: a removed member sees no project any more', async () => {
    world.roles.set('acc_3', 'viewer');
    const token = await sign({ sub: 'acc_3' });
    await get('/projects/shop/members', token);
    world.roles.delete('acc_3');
    await bus.publish('revoked', { kind: 'member', account_id: 'acc_3', project_id: 'prj_1' });
    expect(await get('/projects/shop/members', token)).toMatchObject({ status: 404 });
  });

  it('401: a revoked session ends at once', async () => {
    world.sessions.add('ses_2');
    const token = await sign({ sid: 'ses_2' });
    expect(await get('/me', token)).toMatchObject({ status: 200 });
    world.sessions.delete('ses_2');
    await bus.publish('revoked', { kind: 'session', session_id: 'ses_2' });
    expect(await get('/me', token)).toMatchObject({ status: 401 });
  });

  const spki = pair.publicKey.export({ type: 'spki', format: 'pem' });
  const bad: [string, () => Promise<string>][] = [
    ['garbage', async () => 'garbage'],
    ['three dots', async () => 'a.b.c'],
    [
      'alg none',
      async () =>
        `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode({ ...baseClaims, iat: nowS(), exp: nowS() + 900 })}.`,
    ],
    [
      'HS256 with the public key',
      () => sign({}, { alg: 'HS256', key: new TextEncoder().encode(String(spki)) }),
    ],
    ['no exp', () => sign({ exp: undefined })],
    ['no iat', () => sign({ iat: undefined })],
    ['a life of 30 days', () => sign({ exp: nowS() + 30 * 86_400 })],
    ['issued in the future', () => sign({ iat: nowS() + 600, exp: nowS() + 900 })],
    ['another audience', () => sign({ aud: 'prj_1' })],
    ['the audience of services', () => sign({ aud: 'skydeck-internal', sub: 'svc:pay' })],
    ['another issuer', () => sign({ iss: 'http://evil.test' })],
    ['no session', () => sign({ sid: undefined })],
    ['another type', () => sign({}, { typ: 'JWT' })],
    ['an unknown key id', () => sign({}, { kid: '../../etc/passwd' })],
    [
      'another key',
      () => sign({}, { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }),
    ],
  ];
  it.each(bad)('401: refuses a token with %s', async (_name, make) => {
    expect(await get('/me', await make())).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('401: names an expired token as such', async () => {
    const token = await sign({ iat: nowS() - 1000, exp: nowS() - 100 });
    expect(await get('/me', token)).toMatchObject({ status: 401, code: 'token_expired' });
  });

  it('401: a token that expires while it is remembered is refused', async () => {
    const token = await sign({ exp: nowS() + 20 });
    expect(await get('/me', token)).toMatchObject({ status: 200 });
    world.skewMs = 26_000;
    expect(await get('/me', token)).toMatchObject({ status: 401, code: 'token_expired' });
  });
});

describe('AuthGuard with service tokens', () => {
  it('200: lets a service in, and nobody else', async () => {
    const service = await sign({ aud: 'skydeck-internal', sub: 'svc:platform', sid: undefined });
    expect((await get('/internal/v1/who', service)).body).toMatchObject({
      kind: 'service',
      id: 'platform',
    });
    expect(await get('/internal/v1/who', await sign())).toMatchObject({ status: 401 });
    expect(await get('/internal/v1/who', addKey())).toMatchObject({ status: 401 });
    expect(await get('/me', service)).toMatchObject({ status: 401 });
  });
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
