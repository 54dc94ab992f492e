import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import * as client from 'openid-client';
import { AuthHarness, type Call } from './auth-harness.js';
import { CALLBACK, discover, OidcWorld } from './oidc-client.js';

const auth = new AuthHarness();
const world = new OidcWorld(auth);
beforeAll(async () => {
  await auth.start();
  await world.start();
});
afterAll(() => auth.stop());

const BODY = { name: 'Shop', type: 'confidential', redirect_uris: [CALLBACK] };
const make = (more: object = {}, token = world.live) =>
  auth.api('/auth/clients', { token, body: { ...BODY, ...more } });
const at = (id: unknown, call: Call = {}, part = '') =>
  auth.api(`/auth/clients/${String(id)}${part}`, { token: world.live, ...call });

describe('OpenID clients', () => {
  it('201: has its secret in the answer and nowhere else', async () => {
    const made = await make({ scopes: ['openid', 'orders:read'] });
    const { client_secret: secret, ...shown } = made.data as unknown as Record<string, string>;
    expect(secret).toMatch(/^ocs_[\w-]{43}$/);
    expect(shown).toMatchObject({
      id: expect.stringMatching(/^ocl_/),
      type: 'confidential',
      mode: 'live',
      is_third_party: false,
      redirect_uris: [CALLBACK],
      scopes: ['openid', 'orders:read'],
      grant_types: ['authorization_code', 'refresh_token'],
      secret_last4: secret?.slice(-4),
    });
    const read = await at(shown['id']);
    expect(read.data).toEqual(shown);
    const history = `/projects/${world.project.id}`;
    const owner = { token: world.project.owner.token };
    const audit = await auth.api(`${history}/audit?action=oidc_client.create`, owner);
    expect(audit.data.items[0]).toMatchObject({ target: shown['id'] });
    await eventually(async () => {
      const events = await auth.api(`${history}/events?limit=100`, owner);
      expect(events.data.items).toContainEqual(
        expect.objectContaining({
          type: 'oidc_client.created',
          data: { id: shown['id'], name: 'Shop', type: 'confidential' },
        }),
      );
      expect(audit.text + events.text + read.text).not.toContain(secret);
    });
  });

  it('200: a public client has no secret; 409: and gets none', async () => {
    const { data } = await make({ type: 'public' });
    expect([data['client_secret'], data['secret_last4']]).toEqual([null, null]);
    const rotated = await at(data['id'], { body: {} }, '/rotate-secret');
    expect([rotated.status, rotated.error.code]).toEqual([409, 'oidc_client.without_secret']);
  });

  it.each([
    ['redirect_uris', ['http://shop.example/cb']],
    ['redirect_uris', ['https://shop.example/cb#x']],
    ['redirect_uris', ['https://*.shop.example/cb']],
    ['redirect_uris', ['https://user@shop.example/cb']],
    ['redirect_uris', ['javascript:alert(1)']],
    ['redirect_uris', ['myapp://callback']],
    ['redirect_uris', []],
    ['redirect_uris', [CALLBACK, CALLBACK]],
    ['post_logout_redirect_uris', ['http://shop.example']],
    ['scopes', ['email']],
    ['scopes', ['openid', 'Not A Scope']],
    ['grant_types', ['refresh_token']],
    ['grant_types', ['authorization_code', 'password']],
    ['logo_url', 'http://shop.example/logo.png'],
    ['name', ' '],
  ])('422: refuses %s of %j', async (field, value) => {
    const { status, error } = await make({ [field]: value });
    expect([status, error.code]).toEqual([422, 'validation_failed']);
    expect(error.errors[0]?.location).toContain(`body.${field}`);
  });

  it('422: others never act as the user', async () => {
    const scopes = ['openid', 'user'];
    const refused = await make({ is_third_party: true, scopes });
    expect([refused.status, refused.error.code]).toEqual([422, 'oidc_client.full_access']);
    const { data } = await make({ is_third_party: true });
    const body = { scopes };
    expect((await at(data['id'], { method: 'PATCH', body })).status).toBe(422);
  });

  it('412: changes what was read, and nothing newer', async () => {
    const { data } = await make();
    const etag = (await at(data['id'])).headers.get('etag') ?? '';
    const change = (name: string) =>
      at(data['id'], { method: 'PATCH', body: { name }, headers: { 'if-match': etag } });
    expect((await change('Store')).data).toMatchObject({ name: 'Store', scopes: data['scopes'] });
    expect((await change('Kiosk')).status).toBe(412);
  });

  it('200: the secret before works for a while after a rotation', async () => {
    const { data } = await make();
    const id = String(data['id']);
    const old = String(data['client_secret']);
    const { data: next } = await at(id, { body: { overlap_s: 60 } }, '/rotate-secret');
    const isGood = async (client_secret: string) => {
      const config = await discover(world.issuer, { client_id: id, client_secret });
      const asked = client.tokenIntrospection(config, 'nothing');
      return asked.then(
        () => true,
        () => false,
      );
    };
    const fresh = String(next['client_secret']);
    expect([await isGood(old), await isGood(fresh), await isGood(`${fresh}x`)]).toEqual([
      true,
      true,
      false,
    ]);
    auth.clock.advance(60_001);
    expect([await isGood(old), await isGood(fresh)]).toEqual([false, true]);
  });

  it('200: are listed page by page, by type and by name', async () => {
    const other = await auth.project();
    const token = await auth.authKey(other);
    for (const name of ['b', 'a', 'c']) await make({ name, type: 'public' }, token);
    const list = (query: string) => auth.api(`/auth/clients${query}`, { token });
    const first = await list('?sort=name&limit=2&type=public');
    expect(first.data.items.map(({ name }) => name)).toEqual(['a', 'b']);
    const rest = await list(
      `?sort=name&limit=2&type=public&cursor=${first.meta.page.next_cursor ?? ''}`,
    );
    expect(rest.data.items.map(({ name }) => name)).toEqual(['c']);
    expect((await list('?type=confidential')).data.items).toEqual([]);
    expect((await list('?colour=red')).status).toBe(422);
  });

  it('404: of another project or mode are not there; deleting ends what was given', async () => {
    const { data } = await make();
    const foreign = await auth.authKey(await auth.project());
    const test = await auth.authKey(world.project, { mode: 'test' });
    for (const token of [foreign, test]) {
      for (const call of [{}, { method: 'DELETE' }, { method: 'PATCH', body: { name: 'x' } }]) {
        const theirs = await at(data['id'], { ...call, token });
        expect([theirs.status, theirs.error.code]).toEqual([404, 'oidc_client.not_found']);
      }
    }
    expect((await at(newId('ocl'))).status).toBe(404);
    const made = {
      client_id: String(data['id']),
      client_secret: String(data['client_secret']),
    };
    const config = await discover(world.issuer, made);
    const { got } = await world.tokens(config);
    expect((await at(data['id'], { method: 'DELETE' })).status).toBe(200);
    await expect(client.refreshTokenGrant(config, got.refresh_token ?? '')).rejects.toMatchObject({
      status: 401,
    });
    const userinfo = await fetch(`${world.issuer}/oauth/userinfo`, {
      headers: { authorization: `Bearer ${got.access_token}` },
    });
    expect(userinfo.status).toBe(401);
  });
});
