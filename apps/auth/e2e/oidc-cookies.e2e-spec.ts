import { AuthHarness } from './auth-harness.js';
import { CALLBACK, makeClient, OidcWorld } from './oidc-client.js';

const PUBLIC = 'https://id.example.test';
const auth = new AuthHarness();
const world = new OidcWorld(auth);
const lines: string[] = [];

beforeAll(async () => {
  await auth.start(undefined, { AUTH_URL: PUBLIC });
  await world.start();
});
afterAll(() => auth.stop());

/** Cookies as a browser at the public address has them. */
const jar = new Map<string, string>();

/** Asks behind what ends TLS, and goes on where the browser would. */
async function visit(url: string, body?: URLSearchParams): Promise<{ url: string; text: string }> {
  let [at, form] = [url, body];
  for (let hop = 0; hop < 12; hop++) {
    const response = await fetch(at.replace(PUBLIC, auth.service.url), {
      redirect: 'manual',
      headers: { cookie: Array.from(jar, (pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get('location');
    if (location === null) return { url: at, text: await response.text() };
    at = new URL(location, at).href;
    form = undefined;
    if (!at.startsWith(PUBLIC)) return { url: at, text: '' };
  }
  throw new Error('It leads in circles.');
}

function keep(line: string): void {
  lines.push(line);
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
  if (value === '') jar.delete(name);
  else jar.set(name, value);
}

/** Sends the form of a page, with what the page put into it. */
async function submit({ url, text }: { url: string; text: string }, fields: object) {
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  return visit(url, new URLSearchParams({ ...own, ...fields }));
}

async function signIn(): Promise<string> {
  const { client_id: clientId } = await makeClient(auth, world.live);
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const phone = world.nextPhone();
  let page = await visit(`${PUBLIC}/p/${world.project.id}/oauth/authorize?${query.toString()}`);
  page = await submit(page, { contact: phone });
  page = await submit(page, { action: 'send-code' });
  const sent = auth.messaging.taken.findLast(({ to }) => to === phone);
  const code = auth.messaging.codeOf(sent?.reference ?? '');
  return (await submit(page, { code })).url;
}

describe('cookies of the hosted page, where there is TLS', () => {
  it('are for one host and one project, over TLS, and no script reads them', async () => {
    expect(await signIn()).toMatch(/^http:\/\/127\.0\.0\.1:9\/callback\?code=/);
    const set = lines.filter((line) => !/=;/.test(line));
    expect(set.length).toBeGreaterThan(1);
    for (const line of set) {
      expect(line).toMatch(/^__(Host|Secure)-/);
      expect(line.split('=')[0]).toContain(world.project.id);
      expect(line).toMatch(/; *secure/i);
      expect(line).toMatch(/; *httponly/i);
      expect(line).toMatch(/; *samesite=lax/i);
      expect(line).not.toMatch(/; *domain=/i);
    }
    const session = set.filter((line) => line.startsWith(`__Host-session_${world.project.id}`));
    expect(session.length).toBeGreaterThan(0);
    for (const line of session) expect(line).toMatch(/; *path=\/(;|$)/i);
    const page = set.filter((line) => line.startsWith(`__Secure-sign_in_${world.project.id}`));
    for (const line of page) expect(line).toMatch(/; *path=\/p\/[^;]+/i);
  });

  it('hold no session for somebody who still owes a second factor', async () => {
    const call = {
      method: 'PATCH',
      token: world.project.owner.token,
      body: { two_factor: { policy: 'required' } },
    };
    const path = `/projects/${world.project.id}/auth-settings`;
    expect((await auth.api(path, call)).status).toBe(200);
    lines.length = 0;
    jar.clear();
    expect(await signIn()).toContain(`${PUBLIC}/p/${world.project.id}/sign-in/`);
    expect(lines.filter((line) => line.startsWith('__Host-session_'))).toEqual([]);
  });
});
