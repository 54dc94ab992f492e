import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { SecurityPage } from './security-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'dashboard']);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('old@example.com');
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

describe('the own account', () => {
  it(
    'gets another e-mail address by the code that was sent there, and stays signed in',
    async () => {
      await watched.goTo('/account');
      await page.getByRole('button', { name: 'Change e-mail address' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New e-mail address').fill('old@example.com');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog.getByText('This is the address that the account has.').waitFor();
      await checkPage(watched, 'account-email');
      await dialog.getByLabel('New e-mail address').fill('new@example.com');
      const asked = page.waitForResponse(
        (response) => response.url().endsWith('/me/email') && response.ok(),
      );
      await dialog.getByRole('button', { name: 'Send code' }).click();
      const { data } = (await (await asked).json()) as { data: { id: string } };
      await dialog.getByText(/code that we sent to/).waitFor();
      await checkPage(watched, 'account-email-code');
      await page.getByLabel('Digit of the code').first().focus();
      await page.keyboard.type(await codeOf(data.id));
      await page.getByText('You sign in with new@example.com now.').waitFor();
      await page.getByRole('definition').filter({ hasText: 'new@example.com' }).waitFor();
      await checkPage(watched, 'account');
    },
    FLOW_MS,
  );

  it(
    'has second factors that get other names',
    async () => {
      const security = new SecurityPage(watched);
      await security.open();
      await security.addApp('Phone');
      const codes = page.getByRole('dialog');
      if (await codes.isVisible()) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rename Phone' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Phone of 2026');
      await checkPage(watched, 'security-rename');
      await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click();
      await page.getByRole('button', { name: 'Rename Phone of 2026' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Remove Phone of 2026' }).waitFor();
      const refused = watched.complaints.filter((text) => text.includes('422'));
      expect(refused).toHaveLength(1);
      const others = watched.complaints.filter((text) => !refused.includes(text));
      expect([...others, ...watched.foreign]).toEqual([]);
    },
    FLOW_MS,
  );
});

/** Reads a code that the installation has sent, as the dashboard's own server does at sign-in. */
async function codeOf(reference: string): Promise<string> {
  const { AUTH_INTERNAL_URL, MESSAGING_INTERNAL_URL, SKYDECK_SERVICE_SECRET } = stack.environment;
  const asked = await fetch(`${AUTH_INTERNAL_URL}/internal/v1/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'dashboard', client_secret: SKYDECK_SERVICE_SECRET }),
  });
  const { data } = (await asked.json()) as { data: { access_token: string } };
  const url = `${MESSAGING_INTERNAL_URL}/internal/v1/outbox/stream?reference=${reference}&after=0`;
  const headers = { authorization: `Bearer ${data.access_token}` };
  const stream = await fetch(url, { headers, signal: AbortSignal.timeout(SETTLED_MS) });
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream.body ?? []) {
    text += decoder.decode(bytes);
    const code = /code is (\d{6})/.exec(text)?.[1];
    if (code) return code;
  }
  throw new Error('No code was sent.');
}
