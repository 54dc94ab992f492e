import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SystemClock } from '@skydeck/service';
import { AuthHarness } from './auth-harness.js';
import { CLIENT_ID, CLIENT_SECRET, OpenIdUpstream } from './openid-upstream.js';

const auth = new AuthHarness();
const upstream = new OpenIdUpstream();
let key: string;
/** A provider that refuses with 200, as GitHub does. */
let odd: Server;
let oddIssuer: string;
let oddError = '';

beforeAll(async () => {
  await upstream.start();
  odd = createServer((request, response) => {
    const metadata = {
      issuer: oddIssuer,
      authorization_endpoint: `${oddIssuer}/authorize`,
      token_endpoint: `${oddIssuer}/token`,
    };
    response.setHeader('content-type', 'application/json');
    const isToken = request.url === '/token';
    response.end(JSON.stringify(isToken ? { error: oddError } : metadata));
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  oddIssuer = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
  await auth.start(new SystemClock(), { SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8' });
  key = await auth.authKey(await auth.project());
});
afterAll(async () => {
  await auth.stop();
  await upstream.stop();
  odd.close();
});

/** What a test of a provider says that is made just for it. */
async function tested(issuer: string, more: object = {}) {
  const body = {
    kind: 'oidc',
    issuer,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_urls: ['https://shop.example.com/back'],
    ...more,
  };
  const made = await auth.api('/auth/providers', { token: key, body });
  upstream.redirectUris.push(String(made.data['callback_url']));
  upstream.restart();
  const path = `/auth/providers/${String(made.data['id'])}/test`;
  return auth.api(path, { method: 'POST', token: key });
}

describe('a test of a sign-in provider', () => {
  it('says that it is reached and takes the client', async () => {
    const { status, data } = await tested(upstream.issuer);
    expect([status, data]).toEqual([
      200,
      { is_reachable: true, credentials: 'accepted', problem: null },
    ]);
  });

  it('says that the secret is wrong, in the words of the provider and without the secret', async () => {
    const { data, text } = await tested(upstream.issuer, { client_secret: 'not-this-one' });
    expect(data).toMatchObject({ is_reachable: true, credentials: 'refused' });
    expect(data['problem']).toContain('invalid_client');
    expect(text).not.toContain('not-this-one');
  });

  it('says that there is nothing to prove for a client without a secret', async () => {
    const { data } = await tested(upstream.issuer, { client_secret: null });
    expect(data).toEqual({ is_reachable: true, credentials: 'none', problem: null });
  });

  it.each([
    ['bad_verification_code', 'accepted'],
    ['incorrect_client_credentials', 'refused'],
    ['temporarily_unavailable', 'unknown'],
  ])('understands %s with status 200', async (error, credentials) => {
    oddError = error;
    expect((await tested(oddIssuer)).data).toMatchObject({ is_reachable: true, credentials });
  });

  it('says that nobody is there', async () => {
    const { status, data } = await tested('http://127.0.0.1:9');
    expect([status, data['is_reachable'], data['credentials']]).toEqual([200, false, 'unknown']);
    expect(data['problem']).not.toBeNull();
  });

  it('404: is not for another project', async () => {
    const body = {
      kind: 'oidc',
      issuer: upstream.issuer,
      client_id: CLIENT_ID,
      redirect_urls: ['https://shop.example.com/back'],
    };
    const { data } = await auth.api('/auth/providers', { token: key, body });
    const foreign = await auth.authKey(await auth.project());
    const path = `/auth/providers/${String(data['id'])}/test`;
    expect((await auth.api(path, { method: 'POST', token: foreign })).status).toBe(404);
  });
});
