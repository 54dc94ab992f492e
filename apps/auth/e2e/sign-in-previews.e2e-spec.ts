import { AuthHarness } from './auth-harness.js';
import { authorization, discover, FormBrowser, makeClient, OidcWorld } from './oidc-client.js';

const auth = new AuthHarness();
const world = new OidcWorld(auth);

beforeAll(async () => {
  await auth.start();
  await world.start();
});
afterAll(() => auth.stop());

const settingsPath = () => `/projects/${world.project.id}/auth-settings`;
const preview = (body: object, token = world.project.owner.token) =>
  auth.api(`${settingsPath()}/preview`, { token, body });
const htmlOf = async (body: object) => String((await preview(body)).data['html']);

describe('a preview of the sign-in page', () => {
  it('shows settings that nobody has saved, and saves none of them', async () => {
    const branding = { name: 'Fern & Fig', primary_color: '#0f766e' };
    const sign_in_page = { texts: { en: { title: 'Hello there', note: 'Members only.' } } };
    const html = await htmlOf({ branding, sign_in_page });
    for (const shown of ['Fern &amp; Fig', '#0f766e', '<h1>Hello there</h1>', 'Members only.']) {
      expect(html).toContain(shown);
    }
    const { data } = await auth.api(settingsPath(), { token: world.project.owner.token });
    expect(data['branding']).toMatchObject({ name: null, primary_color: '#2563eb' });
  });

  it('is what users then get, but for what a picture must not do', async () => {
    const title = 'Come in';
    const body = { sign_in_page: { texts: { de: { title, lead: 'zu {app}' } } } };
    const html = await htmlOf({ ...body, language: 'de' });
    const call = { method: 'PATCH', token: world.project.owner.token, body };
    expect((await auth.api(settingsPath(), call)).status).toBe(200);
    const config = await discover(world.issuer, await makeClient(auth, world.live));
    const page = new FormBrowser(auth.service.url);
    await page.open((await authorization(config, { ui_locales: 'de' })).url);
    for (const text of [`<h1>${title}</h1>`, 'lang="de"', 'Weiter', 'name="contact"']) {
      expect(page.text).toContain(text);
      expect(html).toContain(text);
    }
    expect(page.text).toContain('<p class="lead">zu <strong>Shop</strong></p>');
    expect(page.text).toMatch(/<script.* autofocus|autofocus.*<script/s);
    for (const none of ['<script', 'autofocus', 'prefers-color-scheme']) {
      expect(html).not.toContain(none);
    }
    await page.open((await authorization(config, { ui_locales: 'en' })).url);
    expect(page.text).toContain('<h1>Sign in</h1>');
  });

  it.each([
    ['identify', 'E-mail or phone number'],
    ['prove', 'jane@example.com'],
    ['code', 'one-time-code'],
    ['sign-up', 'Create account'],
  ])('shows the step %s', async (step, text) => {
    expect(await htmlOf({ step })).toContain(text);
  });

  it('shows only the ways that are offered', async () => {
    const both = await htmlOf({ step: 'prove' });
    const sign_in_page = { is_password_offered: false };
    const codes = await htmlOf({ step: 'prove', sign_in_page });
    expect([both, codes].map((html) => html.includes('type="password"'))).toEqual([true, false]);
  });

  it('says where the logo is loaded from', async () => {
    const branding = { logo_url: 'https://cdn.example.com/logo.svg' };
    expect((await preview({ branding })).data['image_origin']).toBe('https://cdn.example.com');
    expect((await preview({})).data['image_origin']).toBeNull();
  });

  it('shows what is written as text, never as page', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    const sign_in_page = { texts: { en: { title: bad, lead: bad, note: bad } } };
    expect(await htmlOf({ sign_in_page })).not.toContain('<img');
  });

  it.each([
    [{ branding: { primary_color: 'red' } }, 'body.branding.primary_color'],
    [{ sign_in_page: { texts: { xx: {} } } }, 'body.sign_in_page.texts.xx'],
    [{ sign_in_page: { texts: { en: { title: 'a\nb' } } } }, 'body.sign_in_page.texts.en.title'],
    [{ step: 'elsewhere' }, 'body.step'],
  ])('422: names the field of %j', async (body, location) => {
    const { status, error } = await preview(body);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('404: is not for people of other projects', async () => {
    const { owner } = await auth.project();
    expect((await preview({}, owner.token)).status).toBe(404);
  });
});
