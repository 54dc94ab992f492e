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
});
