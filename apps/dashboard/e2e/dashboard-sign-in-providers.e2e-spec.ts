import { createHash, randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { OutsideProvider } from './outside-provider.js';
import { ProductServer } from './product-users.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
const LOOPBACK = { SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8' };
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let product: ProductServer;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], LOOPBACK);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('providers@example.com');
  await watched.createProject('Outside');
  product = await ProductServer.provision(watched, stack.endpoints.auth_url);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

let outside: OutsideProvider;
beforeAll(async () => {
  const person = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };
  outside = await OutsideProvider.open(person);
});
afterAll(() => outside[Symbol.asyncDispose]());

describe('outside sign-in providers', () => {
  it(
    'are added with the redirect URI to copy; what is wrong is named at its field',
    async () => {
      await page.getByRole('link', { name: 'Authentication' }).click();
      await page.getByRole('tab', { name: 'Providers' }).click();
      await page.getByText('No providers yet').waitFor();
      await checkPage(watched, 'auth-providers-empty');
      await page.getByRole('button', { name: 'New provider' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Provider' }).click();
      await page.getByRole('option', { name: 'Apple' }).click();
      await dialog.getByLabel('Team ID').waitFor();
      await watched.picture('auth-provider-apple');
      await dialog.getByRole('combobox', { name: 'Provider' }).click();
      await page.getByRole('option', { name: 'OpenID Connect' }).click();
      await dialog.getByLabel('Name on the button').fill('Acme');
      await dialog.getByLabel('Client ID').fill('shop');
      await dialog.getByRole('textbox', { name: 'Client secret' }).fill('wrong');
      await dialog.getByLabel('Issuer').fill(`${outside.issuer}?tenant=1`);
      const urls = dialog.getByRole('combobox', { name: 'Where users may return to' });
      await urls.fill(outside.landing);
      await urls.press('Enter');
      await dialog.getByRole('button', { name: 'Add provider' }).click();
      await dialog.getByText('An issuer has neither query nor fragment.').waitFor();
      await checkPage(watched, 'auth-provider-new');
      await dialog.getByLabel('Issuer').fill(outside.issuer);
      await dialog.getByRole('button', { name: 'Add provider' }).click();
      const uri = await dialog.getByLabel('redirect URI', { exact: true }).textContent();
      expect(uri).toMatch(/\/oauth\/callback\/sip_\w+$/);
      await dialog.getByRole('button', { name: 'Test it' }).click();
      await dialog.getByText(/It does not take your client/).waitFor();
      await checkPage(watched, 'auth-provider-made');
      await dialog.getByRole('button', { name: 'Done' }).click();
    },
    FLOW_MS,
  );

  it(
    'are tested until they take the secret, which is never shown',
    async () => {
      await act('Change');
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByRole('textbox', { name: 'Client secret' }).inputValue()).toBe('');
      await dialog.getByRole('textbox', { name: 'Client secret' }).fill('right');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await act('Test');
      await page.getByText('Acme answers. It takes your client and its secret.').waitFor();
      await checkPage(watched, 'auth-provider-test');
      await page.keyboard.press('Escape');
      await checkPage(watched, 'auth-providers');
    },
    FLOW_MS,
  );

  it(
    'sign users in, whose identity is unlinked in the page',
    async () => {
      const user = await signInOutside();
      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByRole('link', { name: 'Ada', exact: true }).click();
      const identities = page.getByRole('region', { name: 'Identities' });
      await identities.getByText('OpenID provider').waitFor();
      await identities.getByRole('button', { name: 'Unlink' }).click();
      await identities.getByText('OpenID provider').waitFor({ state: 'detached' });
      const path = `/api/v1/auth/users/${user}/identities`;
      const { data } = await product.send('GET', path);
      expect(data?.['items']).toEqual([expect.objectContaining({ kind: 'email' })]);
    },
    FLOW_MS,
  );

  it(
    'are disabled, enabled and deleted by their typed name',
    async () => {
      await page.getByRole('link', { name: 'Authentication' }).click();
      await page.getByRole('tab', { name: 'Providers' }).click();
      await act('Disable');
      await page.getByText('Disabled').waitFor();
      await act('Enable');
      await page.getByText('Active').waitFor();
      await act('Delete');
      await page.getByLabel(/^Type/).fill('Acme');
      await page.getByRole('button', { name: 'Delete provider' }).click();
      await page.getByText('No providers yet').waitFor();
      const refused = watched.complaints.filter((text) => text.includes('422'));
      expect(refused).toHaveLength(1);
      const others = watched.complaints.filter((text) => !refused.includes(text));
      expect([...others, ...watched.foreign]).toEqual([]);
    },
    FLOW_MS,
  );
});

async function act(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Acme' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Signs the person of the provider in, in a browser of its own. @returns the user */
async function signInOutside(): Promise<string> {
  const { data } = await product.send('GET', '/api/v1/auth/providers');
  const [provider] = (data?.['items'] ?? []) as { id: string }[];
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    redirect_url: outside.landing,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const url = `${stack.endpoints.auth_url}/api/v1/auth/providers/${provider?.id}/authorize`;
  await using context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${url}?${query.toString()}`);
  await visitor.getByRole('heading', { name: 'Back at the shop' }).waitFor();
  const code = new URL(visitor.url()).searchParams.get('code');
  const exchanged = await product.send('POST', '/api/v1/auth/sign-in/provider/exchange', {
    code,
    code_verifier: verifier,
  });
  return (exchanged.data as { user: { id: string } }).user.id;
}
