import { get } from 'node:http';
import { BrowserClient } from './browser-client.js';
import { type Stack, startStack } from './stack.js';

let stack: Stack;
let browser: BrowserClient;

beforeAll(async () => {
  stack = await startStack(['auth', 'messaging', 'dashboard']);
}, 60_000);
afterAll(() => stack?.close());
beforeEach(() => {
  browser = new BrowserClient(stack.endpoints.dashboard_url);
});

const JWT = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;

describe('session', () => {
  it('sets a cookie that no script and no other site can use', async () => {
    const { json } = await browser.send('POST', '/bff/sign-in', { email: 'ada@example.com' });
    const id = String(json.data['id']);
    const code = await browser.codeOf(id);
    const { headers } = await browser.send('POST', '/bff/verify', { id, code });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('skydeck_session='));
    expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
  });

  it('shows who is signed in, and never a token', async () => {
    expect((await browser.send('GET', '/bff/session')).json.data).toMatchObject({ account: null });
    await browser.signIn('ada@example.com');
    const { json } = await browser.send('GET', '/bff/session');
    expect(json.data).toMatchObject({ account: { email: 'ada@example.com' }, local_outbox: true });
    await browser.send('GET', '/api/auth/api/v1/projects');
    await browser.send('GET', '/api/auth/api/v1/auth/accounts/me');
    for (const text of browser.seen) {
      expect(text).not.toMatch(JWT);
      expect(text).not.toMatch(/access_token|refresh_token/);
    }
  });

  it('ends for good: the old cookie is worthless after signing out', async () => {
    await browser.signIn('ada@example.com');
    const old = browser.cookies.get('skydeck_session') ?? '';
    expect((await browser.send('DELETE', '/bff/session')).json.data).toEqual({ deleted: true });
    expect(browser.cookies.has('skydeck_session')).toBe(false);
    browser.cookies.set('skydeck_session', old);
    expect((await browser.send('GET', '/api/auth/api/v1/projects')).status).toBe(401);
    expect((await browser.send('GET', '/bff/session')).json.data).toMatchObject({ account: null });
  });

  it('ends here when it is revoked from another browser', async () => {
    const other = new BrowserClient(stack.endpoints.dashboard_url);
    await browser.signIn('eve@example.com');
    await other.signIn('eve@example.com');
    const sessions = await browser.send('GET', '/api/auth/api/v1/auth/accounts/sessions');
    const found = sessions.json.data.items?.find(({ is_current: isCurrent }) => !isCurrent);
    const path = `/api/auth/api/v1/auth/accounts/sessions/${String(found?.['id'])}`;
    expect((await browser.send('DELETE', path)).status).toBe(200);
    expect((await other.send('GET', '/api/auth/api/v1/projects')).status).toBe(401);
    expect((await other.send('GET', '/bff/session')).json.data).toMatchObject({ account: null });
  });

  it.each(['', 'x', 'A'.repeat(300)])('takes a made-up cookie %j for none', async (cookie) => {
    browser.cookies.set('skydeck_session', cookie);
    const { status, json } = await browser.send('GET', '/api/auth/api/v1/projects');
    expect([status, json.error?.code]).toEqual([401, 'dashboard.not_signed_in']);
  });
});

describe('local outbox', () => {
  it('404: shows a sign-in only to the browser that began it', async () => {
    const other = new BrowserClient(stack.endpoints.dashboard_url);
    const { json } = await browser.send('POST', '/bff/sign-in', { email: 'ada@example.com' });
    await other.send('POST', '/bff/sign-in', { email: 'eve@example.com' });
    const path = `/bff/outbox/${String(json.data['id'])}/stream`;
    expect((await other.send('GET', path)).json.error?.code).toBe('dashboard.outbox_closed');
    other.cookies.clear();
    expect((await other.send('GET', path)).status).toBe(404);
    expect((await browser.send('GET', '/bff/outbox/..%2f..%2fx/stream')).status).toBe(404);
  });
});

describe('proxy', () => {
  it('403: refuses changes without the header of the dashboard', async () => {
    await browser.signIn();
    const path = '/api/auth/api/v1/projects';
    const refused = await browser.send('POST', path, { name: 'Forged' }, {});
    expect([refused.status, refused.json.error?.code]).toEqual([403, 'dashboard.cross_site']);
    expect((await browser.send('DELETE', '/bff/session', undefined, {})).status).toBe(403);
    expect((await browser.send('POST', '/bff/sign-in', { email: 'a@b.de' }, {})).status).toBe(403);
    const list = await browser.send('GET', path);
    expect(list.json.data.items?.map(({ name }) => name)).not.toContain('Forged');
  });

  it('403: refuses what a page of another site sends', async () => {
    await browser.signIn();
    const headers = { 'sec-fetch-site': 'cross-site', 'x-skydeck-dashboard': '1' };
    const { status } = await browser.send('GET', '/bff/session', undefined, headers);
    expect(status).toBe(403);
  });

  it.each([
    '/api/auth/internal/v1/token',
    '/api/messaging/internal/v1/messages',
    '/api/auth/api/v1/..%2f..%2finternal/v1/token',
    '/api/auth/api/v1/%2e%2e/%2e%2e/internal/v1/token',
    '/api/auth/api/v1/auth/accounts/refresh',
    '/api/auth/api/v1/auth/accounts/%72efresh',
    '/api/auth/oauth/token',
    '/api/auth/openapi.json',
    '/api/auth/metrics',
    '/api/vault2/api/v1/x',
    '/api/__proto__/api/v1/x',
  ])('404: never passes %s on', async (path) => {
    await browser.signIn();
    const { status, json } = await browser.send('POST', path, { refresh_token: 'x' });
    expect([status, json.error?.code]).toEqual([404, 'dashboard.not_proxied']);
  });

  it('keeps the answer and the request id of the service', async () => {
    await browser.signIn();
    const { status, headers, json } = await browser.send('GET', '/api/auth/api/v1/projects/none');
    expect([status, json.error?.code]).toEqual([404, 'project_not_found']);
    expect(headers.get('x-request-id')).toBe(json.meta.request_id);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('passes the stream of a project on, message by message', async () => {
    await browser.signIn();
    const body = { name: `Stream ${Date.now()}` };
    const project = await browser.send('POST', '/api/auth/api/v1/projects', body);
    const own = {
      'x-skydeck-dashboard': '1',
      'skydeck-project': String(project.json.data['slug']),
    };
    const path = '/api/messaging/api/v1/outbox/stream';
    const stream = await browser.open('GET', path, undefined, own);
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const message = { channel: 'sms', to: '+14155550123', content: { text: 'over the wire' } };
    await browser.send('POST', '/api/messaging/api/v1/messages', message, own);
    let text = '';
    for await (const bytes of stream.body ?? []) {
      text += new TextDecoder().decode(bytes);
      if (text.includes('over the wire')) break;
    }
    expect(text).toContain('event: message');
  });
});

describe('site', () => {
  it('421: answers only under its own name', async () => {
    const { port } = new URL(stack.endpoints.dashboard_url);
    expect(await statusUnder(`localhost:${port}`)).toBe(200);
    expect(await statusUnder(`rebound.example:${port}`)).toBe(421);
  });

  it('serves every page with a strict policy, and hashed files for ever', async () => {
    const page = await browser.open('GET', '/projects/any/keys');
    const html = await page.text();
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    const file = await browser.open('GET', script, undefined, { 'accept-encoding': 'br' });
    await file.arrayBuffer();
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
  });

  it.each(['/assets/none.js', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json'])(
    '404: has no file %s',
    async (path) => {
      const response = await browser.open('GET', path);
      const text = await response.text();
      expect(text).not.toContain('@skydeck');
      expect(response.status === 404 || text.includes('<div id="root">')).toBe(true);
    },
  );

  it('refuses a local outbox that the network could reach', async () => {
    const settings = { DASHBOARD_HOST: '0.0.0.0', DASHBOARD_LOCAL_OUTBOX: 'true' };
    await expect(startStack(['dashboard'], settings)).rejects.toThrow('loopback address');
  });
});

/** Asks who is signed in, calling the server by another name; `fetch` cannot do that. */
function statusUnder(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(`${stack.endpoints.dashboard_url}/bff/session`, { headers: { host } });
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', reject);
  });
}

describe('status page', () => {
  it('tells anybody which products work, and no address', async () => {
    const answer = await fetch(`${stack.endpoints.dashboard_url}/status.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const text = await answer.text();
    const { data } = JSON.parse(text) as {
      data: { products: { product: string; state: string; days: object[] }[]; incidents: object[] };
    };
    const stateOf = (name: string) => data.products.find(({ product }) => product === name)?.state;
    expect(stateOf('auth')).toBe('operational');
    expect(stateOf('messaging')).toBe('operational');
    // They are not started here, and one look makes no incident.
    expect(stateOf('pay')).toBe('unknown');
    expect(data.incidents).toEqual([]);
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|https?:/);

    const page = await fetch(`${stack.endpoints.dashboard_url}/status`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const html = await page.text();
    expect(html).toContain('Accounts and sign-in');
    expect(html).not.toMatch(/127\.0\.0\.1|localhost|https?:|<script/);
  });

  it('has auth keep what was seen, for every replica and the next start', async () => {
    await fetch(`${stack.endpoints.dashboard_url}/status.json`);
    const { AUTH_INTERNAL_URL: auth, SKYDECK_SERVICE_SECRET: secret } = stack.environment;
    const credentials = { client_id: 'dashboard', client_secret: secret };
    const issued = await fetch(`${auth}/internal/v1/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { data: token } = (await issued.json()) as { data: { access_token: string } };
    const kept = await fetch(`${auth}/internal/v1/status-history`, {
      headers: { authorization: `Bearer ${token.access_token}` },
    });
    expect(await kept.json()).toMatchObject({
      data: { version: expect.any(Number), history: { incidents: [] } },
    });
  });
});
