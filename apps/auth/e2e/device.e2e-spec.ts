import { SystemClock } from '@skydeck/service';
import * as client from 'openid-client';
import { AuthHarness, count, type Person } from './auth-harness.js';

// A real client waits by the machine's clock, so the service tells the same time.
const auth = new AuthHarness();
beforeAll(() => auth.start(new SystemClock()));
afterAll(() => auth.stop());

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

interface OAuthAnswer {
  status: number;
  headers: Headers;
  body: Record<string, string>;
}

async function form(path: string, fields: Record<string, string> | string): Promise<OAuthAnswer> {
  const response = await fetch(`${auth.service.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const body = (await response.json()) as Record<string, string>;
  return { status: response.status, headers: response.headers, body };
}

const begin = () => form('/oauth/device_authorization', { client_id: 'skydeck-cli' });
const poll = (device_code: string) =>
  form('/oauth/token', { grant_type: GRANT, client_id: 'skydeck-cli', device_code });
const decide = (code: string, { token }: Person, decision: string) =>
  auth.api(`/auth/device/${code}/${decision}`, { method: 'POST', token });

async function discover(): Promise<client.Configuration> {
  return client.discovery(new URL(auth.service.url), 'skydeck-cli', undefined, client.None(), {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  });
}

describe('the device flow', () => {
  it('200: openid-client signs in, refreshes and revokes as any client does', async () => {
    const config = await discover();
    const started = await client.initiateDeviceAuthorization(config, {});
    expect(started.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(started).toMatchObject({
      expires_in: 600,
      interval: 5,
      verification_uri: 'http://127.0.0.1:4007/device',
      verification_uri_complete: `http://127.0.0.1:4007/device?user_code=${started.user_code}`,
    });
    const person = await auth.signIn();
    const polling = client.pollDeviceAuthorizationGrant(config, started);
    expect((await decide(started.user_code, person, 'approve')).status).toBe(200);
    const tokens = await polling;
    const me = await auth.api('/auth/accounts/me', { token: tokens.access_token });
    expect(me.data['id']).toBe(person.accountId);

    const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    await client.tokenRevocation(config, next.refresh_token ?? '');
    const after = await auth.api('/auth/accounts/me', { token: next.access_token });
    expect(after.status).toBe(401);
    await expect(client.refreshTokenGrant(config, next.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  }, 30_000);

  it('200 once: 50 devices with one code get one session', async () => {
    const { body } = await begin();
    const person = await auth.signIn();
    const approvals = await Promise.all(
      Array.from({ length: 20 }, () => decide(body['user_code'] ?? '', person, 'approve')),
    );
    expect(count(approvals)).toEqual({ 200: 1, 409: 19 });
    const polls = await Promise.all(
      Array.from({ length: 50 }, () => poll(body['device_code'] ?? '')),
    );
    expect(polls.filter(({ status }) => status === 200)).toHaveLength(1);
    const errors = polls.filter(({ status }) => status === 400).map((each) => each.body['error']);
    expect(new Set(errors)).toEqual(new Set(['invalid_grant']));
  });

  it('one winner: approve and deny at once', async () => {
    const { body } = await begin();
    const person = await auth.signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(body['user_code'] ?? '', person, index % 2 ? 'approve' : 'deny'),
      ),
    );
    expect(count(answers)).toEqual({ 200: 1, 409: 19 });
  });

  it('400: pending, then slow_down for a device in a hurry', async () => {
    const { body } = await begin();
    const code = body['device_code'] ?? '';
    const first = await poll(code);
    expect([first.status, first.body['error']]).toEqual([400, 'authorization_pending']);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await poll(code)).body['error']).toBe('slow_down');
  });

  it('400: access_denied when the person refuses', async () => {
    const { body } = await begin();
    const person = await auth.signIn();
    const typed = (body['user_code'] ?? '').replace('-', '').toLowerCase();
    expect((await decide(typed, person, 'deny')).data).toMatchObject({ status: 'denied' });
    expect((await poll(body['device_code'] ?? '')).body['error']).toBe('access_denied');
  });

  it('200: shows a person what asks; 401, 404: nobody and nothing', async () => {
    const { body } = await begin();
    const person = await auth.signIn();
    const path = `/auth/device/${body['user_code']}`;
    expect((await auth.api(path, person)).data).toMatchObject({
      user_code: body['user_code'],
      client_id: 'skydeck-cli',
      status: 'pending',
    });
    expect((await auth.api(path)).status).toBe(401);
    const nothing = await auth.api('/auth/device/XXXX-XXXX', person);
    expect([nothing.status, nothing.error.code]).toEqual([404, 'device.not_found']);
    expect((await decide('XXXX-XXXX', person, 'approve')).status).toBe(404);
  });

  it('429: a person who guesses codes is stopped', async () => {
    const person = await auth.signIn();
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => auth.api('/auth/device/XXXX-XXXX', person)),
    );
    expect(count(answers)).toEqual({ 404: 30, 429: 1 });
  });

  it.each([
    ['/oauth/device_authorization', {}, 'invalid_request'],
    ['/oauth/token', {}, 'invalid_request'],
    ['/oauth/token', { grant_type: GRANT, client_id: 'skydeck-cli' }, 'invalid_request'],
    [
      '/oauth/token',
      { grant_type: 'password', client_id: 'skydeck-cli' },
      'unsupported_grant_type',
    ],
    [
      '/oauth/token',
      { grant_type: GRANT, client_id: 'skydeck-cli', device_code: 'x' },
      'invalid_grant',
    ],
    [
      '/oauth/token',
      { grant_type: 'refresh_token', client_id: 'skydeck-cli', refresh_token: 'x' },
      'invalid_grant',
    ],
  ])('400: %s refuses %j in the shape of RFC 6749', async (path, fields, error) => {
    const answer = await form(path, fields);
    expect([answer.status, answer.body['error']]).toEqual([400, error]);
    expect(answer.body).not.toHaveProperty('meta');
  });

  it('401: refuses a client that is not known', async () => {
    const { status, body } = await form('/oauth/device_authorization', { client_id: 'evil' });
    expect([status, body['error']]).toEqual([401, 'invalid_client']);
  });

  it('200: revoking a foreign token is no error', async () => {
    const answer = await form('/oauth/revoke', { client_id: 'skydeck-cli', token: 'foreign' });
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });
});
