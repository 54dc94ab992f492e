import type { Browser, Page } from 'playwright-core';
import { appCode } from './authenticator.js';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { ProductServer } from './product-users.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
const PHONE = '+14155550123';
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let product: ProductServer;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('users@example.com');
  await watched.createProject('Customers');
  product = await ProductServer.provision(watched, stack.endpoints.auth_url);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

describe('users of a product', () => {
  it(
    'are made in the page, and a wrong number is named at its field',
    async () => {
      await page.getByRole('link', { name: 'Authentication' }).click();
      await page.getByText('No users yet').waitFor();
      await checkPage(watched, 'users-empty');
      await page.getByRole('button', { name: 'New user' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Grace Hopper');
      await dialog.getByLabel('E-mail address').fill('grace@example.com');
      await dialog.getByLabel('Phone number').fill('12');
      await dialog.getByRole('button', { name: 'Create user' }).click();
      await dialog.locator('[type=tel][aria-invalid=true]').waitFor();
      await checkPage(watched, 'users-new');
      await dialog.getByLabel('Phone number').fill('');
      await dialog.getByRole('button', { name: 'Create user' }).click();
      await page.getByRole('heading', { name: 'Grace Hopper', level: 1 }).waitFor();
      await page.getByText('Unverified').waitFor();
    },
    FLOW_MS,
  );

  it(
    'are listed when they have signed in, and found by number, address and state',
    async () => {
      await product.signIn(PHONE);
      await openUsers();
      const table = page.getByRole('region', { name: 'Users' });
      await table.getByRole('link', { name: PHONE }).waitFor();
      expect(await table.getByRole('row').count()).toBe(3);
      await checkPage(watched, 'users-list');
      const search = page.getByRole('searchbox', { name: 'Search users' });
      await search.fill('+1415');
      await page.getByText(/Type the whole address/).waitFor();
      await search.fill('+1 415 555-0123');
      await table.getByRole('link', { name: 'Grace Hopper' }).waitFor({ state: 'detached' });
      await table.getByRole('link', { name: PHONE }).waitFor();
      await search.fill('grace@example.com');
      await table.getByRole('link', { name: 'Grace Hopper' }).waitFor();
      await page.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Banned', exact: true }).click();
      await page.getByText('No user fits.').waitFor();
    },
    FLOW_MS,
  );

  it(
    'are signed out of one session or of all, and what their servers keep of them is changed',
    async () => {
      const { id: user, hasSession } = await product.signIn(PHONE);
      expect(hasSession).toBe(true);
      await openUser(PHONE);
      const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('row');
      await sessions.nth(2).waitFor();
      await checkPage(watched, 'user');
      await page.getByRole('button', { name: 'End session' }).first().click();
      await sessions.nth(2).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByText('The user is signed in nowhere.').waitFor();
      await page.getByLabel('Private').fill('{ "plan": ');
      await page.getByText('Must be a JSON object').waitFor();
      await page.getByLabel('Private').fill('{ "plan": "gold" }');
      await page.getByRole('button', { name: 'Save metadata' }).click();
      await page.getByText('Saved.').waitFor();
      const { data } = await product.send('GET', `/api/v1/auth/users/${user}`);
      expect(data?.['app_metadata']).toEqual({ plan: 'gold' });
    },
    FLOW_MS,
  );

  it(
    'lose a second factor that they have lost themselves, once it is confirmed',
    async () => {
      const { id: user, token } = await product.signIn(PHONE);
      const factors = '/api/v1/auth/factors';
      const { data } = await product.send('POST', factors, { type: 'totp' }, token);
      const { id, totp } = data as { id: string; totp: { secret: string } };
      const proof = { code: appCode(totp.secret) };
      expect((await product.send('POST', `${factors}/${id}/verify`, proof, token)).status).toBe(
        200,
      );
      await openUser(PHONE);
      await page.reload();
      const card = page.getByRole('region', { name: 'Second factors' });
      await card.getByText(/^Authenticator app, last used/).waitFor();
      await card.getByRole('button', { name: 'Remove' }).click();
      await page.getByText(/whom you have recognised/).waitFor();
      await checkPage(watched, 'user-remove-factor');
      await page.getByRole('button', { name: 'Remove factor' }).click();
      await card.getByText('None.').waitFor();
      const left = await product.send('GET', `/api/v1/auth/users/${user}/factors`);
      expect(left.data?.['items']).toEqual([]);
    },
    FLOW_MS,
  );

  it(
    'are banned, which refuses them, let in again, and deleted by their typed number',
    async () => {
      await openUser(PHONE);
      await page.getByRole('button', { name: 'Ban', exact: true }).click();
      await checkPage(watched, 'user-ban');
      await page.getByRole('button', { name: 'Ban user' }).click();
      await page.getByText('Banned', { exact: true }).waitFor();
      expect(await product.signIn(PHONE)).toMatchObject({ hasSession: false });
      await page.getByRole('button', { name: 'Lift the ban' }).click();
      await page.getByText('Active', { exact: true }).waitFor();
      const { id: user, hasSession } = await product.signIn(PHONE);
      expect(hasSession).toBe(true);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByLabel(/^Type/).fill(PHONE);
      await page.getByRole('button', { name: 'Delete user' }).click();
      await page.getByRole('link', { name: 'Grace Hopper' }).waitFor();
      expect((await product.send('GET', `/api/v1/auth/users/${user}`)).status).toBe(404);
      // The browser tells of the refused number itself.
      const refused = watched.complaints.filter((text) => text.includes('422'));
      expect(refused).toHaveLength(1);
      const others = watched.complaints.filter((text) => !refused.includes(text));
      expect([...others, ...watched.foreign]).toEqual([]);
    },
    FLOW_MS,
  );
});

/** Opens the list anew: it keeps what was searched for while it is open. */
async function openUsers(): Promise<void> {
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Authentication' }).click();
}

async function openUser(name: string): Promise<void> {
  await openUsers();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('region', { name: 'Identities' }).waitFor();
}
