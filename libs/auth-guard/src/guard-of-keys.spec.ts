import { hashOf, makeApiKey } from './index.js';
import { bus, get, inject, useGuardedApp } from './testing/guarded-app.js';
import { addKey, project, world } from './testing/local-auth.js';

useGuardedApp();

const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

describe('AuthGuard with keys', () => {
  it('200: opens public routes to everybody', async () => {
    expect(await get('/open')).toMatchObject({ status: 200 });
  });

  it('401: refuses a request without a credential, and says how to bring one', async () => {
    const response = await inject({ url: '/messages' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('200: knows the project, the scopes and the mode of a key', async () => {
    const { status, body } = await get('/messages', addKey());
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'key', project, mode: 'live', scopes: ['messages:write'] });
  });

  it('200: takes the scheme in lower case; 401: refuses two spaces', async () => {
    const key = addKey();
    const lower = await inject({
      url: '/messages',
      headers: { authorization: `bearer ${key}` },
    });
    const double = await inject({
      url: '/messages',
      headers: { authorization: `Bearer  ${key}` },
    });
    expect([lower.statusCode, double.statusCode]).toEqual([200, 401]);
  });

  it('401: refuses malformed keys without asking auth, and unknown ones after asking once', async () => {
    const before = world.lookUps;
    for (const text of ['dk_', 'dk_live_short', `dk_live_${'a'.repeat(36)}`]) {
      expect(await get('/messages', text)).toMatchObject({ status: 401, code: 'invalid_api_key' });
    }
    expect(world.lookUps).toBe(before);
    const unknown = makeApiKey('live');
    await get('/messages', unknown);
    expect(await get('/messages', unknown)).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect(world.lookUps).toBe(before + 1);
  });

  it('401: refuses a key that expires while it is remembered', async () => {
    const key = addKey({ expires_at: new Date(Date.now() + 5000).toISOString() });
    expect(await get('/messages', key)).toMatchObject({ status: 200 });
    world.skewMs = 5001;
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('403: refuses a key of another product, and a missing scope by name', async () => {
    expect(await get('/messages', addKey({ product: 'pay' }))).toMatchObject({
      status: 403,
      code: 'wrong_product',
    });
    const refused = await get('/messages', addKey({ scopes: ['messages:read'] }));
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect(refused.body.error.detail).toContain('messages:write');
  });

  it('200: keeps what a test key stores apart from what a live key stores', async () => {
    const live = await get('/messages', addKey({ mode: 'live' }));
    const test = await get('/messages', addKey({ mode: 'test' }));
    expect(live.body.project.tenant).toBe('prj_1');
    expect(test.body.project.tenant).toBe('prj_1.test');
  });

  it('422: refuses a header that names another mode than that of the key', async () => {
    const refused = await get('/messages', addKey(), { 'skydeck-mode': 'test' });
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(await get('/messages', addKey(), { 'skydeck-mode': 'live' })).toMatchObject({
      status: 200,
    });
  });

  it('403: refuses a key from an address that is not on its list', async () => {
    const key = addKey({ allowed_cidrs: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = async (remoteAddress: string) =>
      (await inject({ url: '/messages', headers: bearer(key), remoteAddress })).statusCode;
    expect(await from('203.0.113.9')).toBe(200);
    expect(await from('::ffff:203.0.113.9')).toBe(200);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('203.0.114.9')).toBe(403);
    expect(await get('/messages', key)).toMatchObject({ code: 'address_not_allowed' });
  });

  it('404: another project does not exist for a key', async () => {
    const key = addKey({ scopes: ['*'] });
    expect(await get('/projects/other/members', key)).toMatchObject({
      status: 404,
      code: 'project_not_found',
    });
    expect(await get('/projects/shop/members', key)).toMatchObject({ status: 200 });
    expect(await get('/messages', key, { 'skydeck-project': 'other' })).toMatchObject({
      status: 404,
    });
  });

  it('401: a revoked key is refused at once', async () => {
    const key = addKey();
    await get('/messages', key);
    world.keys.delete(hashOf(key));
    expect(await get('/messages', key)).toMatchObject({ status: 200 });
    await bus.publish('revoked', { kind: 'key', sha256: hashOf(key) });
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('401: a revocation that arrives during the look-up wins', async () => {
    const key = addKey();
    world.beforeAnswer = async () => {
      world.beforeAnswer = undefined;
      world.keys.delete(hashOf(key));
      await bus.publish('revoked', { kind: 'key', sha256: hashOf(key) });
    };
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('401: without the bus a revocation takes effect within 1 s', async () => {
    const key = addKey();
    await get('/messages', key);
    world.keys.delete(hashOf(key));
    bus.connected = false;
    world.skewMs = 1001;
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('503: with auth away, remembered keys work for 30 s and then the answer is unavailable', async () => {
    const key = addKey();
    await get('/messages', key);
    world.isAway = true;
    world.skewMs = 29_000;
    expect(await get('/messages', key)).toMatchObject({ status: 200 });
    world.skewMs = 31_000;
    const response = await inject({
      url: '/messages',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
  });
});
