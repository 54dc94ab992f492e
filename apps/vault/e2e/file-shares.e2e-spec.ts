import { TestClock } from '@skydeck/testing';
import { VaultHarness } from './vault-harness.js';

const clock = new TestClock();
let vault: VaultHarness;
beforeAll(async () => {
  vault = await VaultHarness.start({}, { clock });
});
afterAll(() => vault.close());

const text = 'what is shared';
const store = async (name: string) => {
  const made = await vault.send('POST', `/files?name=${name}`, Buffer.from(text));
  return made.data['id'] as string;
};
const share = async (file_id: string, more: object = {}) =>
  (await vault.post('/shares', { file_id, ...more })).data as { id: string; token: string };
const visit = (token: string, headers: Record<string, string> = {}) =>
  vault.raw('GET', `/public/shares/${token}/content`, { token: '', headers });
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('links to files', () => {
  it('200: show a file without a key, and nothing once they are taken back', async () => {
    const { id, token } = await share(await store('open.txt'));
    const answer = await visit(token);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(await answer.text()).toBe(text);
    const about = await vault.call('GET', `/public/shares/${token}`, { token: '' });
    expect(about.data).toMatchObject({ name: 'open.txt', size_bytes: text.length });
    expect((await vault.get(`/shares/${id}`)).data).toMatchObject({ downloads: 1 });
    expect(JSON.stringify((await vault.get('/shares')).data)).not.toContain(token.split('.')[1]);
    expect((await vault.delete(`/shares/${id}`)).status).toBe(200);
    expect(await codeOf(await visit(token))).toBe('share_link.not_found');
    expect(await codeOf(await visit(`${token.slice(0, -1)}!`))).toBe('share_link.not_found');
  });

  it('401 and 429: need their password, and let nobody try many', async () => {
    const { token } = await share(await store('secret.txt'), { password: 'correct horse' });
    const right = { 'skydeck-share-password': 'correct horse' };
    expect(await codeOf(await visit(token))).toBe('share_link.password_needed');
    expect(await (await visit(token, right)).text()).toBe(text);
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, at) => visit(token, { 'skydeck-share-password': `no ${at}` })),
    );
    expect(tried.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it('410: are sent so often and no more, to 50 at once', async () => {
    const { token } = await share(await store('few.txt'), { max_downloads: 5 });
    const visits = await Promise.all(Array.from({ length: 50 }, () => visit(token)));
    expect(visits.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(visits.filter(({ status }) => status === 410)).toHaveLength(45);
  });

  it('403, 404 and 410: end in time, show only what can be shown, and nothing in the trash', async () => {
    const file = await store('brief.txt');
    const expires_at = new Date(clock.now().getTime() + 60_000).toISOString();
    const brief = await share(file, { expires_at, view_only: true });
    const shown = await visit(brief.token);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
    await shown.text();
    const page = await share(await store('page.html'), { view_only: true });
    expect(await codeOf(await visit(page.token))).toBe('share_link.view_only');
    const { token } = await share(file);
    await vault.delete(`/files/${file}`);
    expect(await codeOf(await visit(token))).toBe('file.not_found');
    clock.advance(61_000);
    expect(await codeOf(await visit(brief.token))).toBe('share_link.ended');
    const past = await vault.post('/shares', { file_id: file, expires_at });
    expect(past.status).toBe(404);
  });

  it('lead browsers to a page that asks for the password, and sends the file', async () => {
    const { origin } = new URL(vault.service.url);
    const browser = { accept: 'text/html', 'accept-language': 'en' };
    const read = async (address: string, init: RequestInit = {}) => {
      const response = await fetch(address, { headers: browser, redirect: 'manual', ...init });
      return { response, text: await response.text() };
    };
    const { token } = await share(await store('%3Cb%3Eplan.txt'));
    const led = await read(`${vault.service.url}/api/v1/public/shares/${token}`);
    expect(led.response.headers.get('location')).toBe(`/p/shares/${token}`);
    const plain = await read(`${origin}/p/shares/${token}`);
    expect(plain.text).toContain('<h1>&#60;b&#62;plan.txt</h1>');
    expect(plain.text).toContain('14 bytes');
    expect(plain.text).not.toContain('<script');
    const secret = await share(await store('secret-plan.txt'), { password: 'correct horse' });
    const content = await read(`${vault.service.url}/api/v1/public/shares/${secret.token}/content`);
    const page = `${origin}${content.response.headers.get('location') ?? ''}`;
    expect((await read(page)).text).not.toContain('secret-plan');
    const submit = (password: string) =>
      read(page, { method: 'POST', body: new URLSearchParams({ password }) });
    const wrong = await submit('wrong horse');
    expect(wrong.response.status).toBe(401);
    expect(wrong.text).toContain('aria-invalid="true"');
    const right = await submit('correct horse');
    expect(right.response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(right.text).toBe(text);
    const ended = await read(`${origin}/p/shares/${token.slice(0, -2)}AA`);
    expect(ended.response.status).toBe(404);
    expect(ended.text).toContain('There is nothing here');
  });
});
