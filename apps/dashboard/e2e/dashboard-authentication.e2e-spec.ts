import { eventually } from '@skydeck/testing';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { ProductServer } from './product-users.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
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
  await watched.signIn('sign-ins@example.com');
  await watched.createProject('Sign-ins');
  product = await ProductServer.provision(watched, stack.endpoints.auth_url);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

describe('authentication of a product', () => {
  it(
    'shows how far codes came, and that none are blocked',
    async () => {
      await product.signIn('+14155550123');
      await product.send('POST', '/api/v1/auth/otp/request', { phone: '+14155550124' });
      await open('Codes');
      const steps = page.getByRole('list', { name: 'Steps of codes' });
      await steps.getByText('Asked for2').waitFor();
      await steps.getByText('Entered1 50 %').waitFor();
      await page.getByText('By country').click();
      const countries = page.getByRole('region', { name: 'Codes by country' });
      await countries.getByRole('row', { name: /United States 2 0/ }).waitFor();
      await page.getByText('None. Codes go everywhere that you allow.').waitFor();
      await checkPage(watched, 'auth-codes');
    },
    FLOW_MS,
  );

  it(
    'shows where users are signed in, and ends it',
    async () => {
      await open('Sessions');
      await page.getByRole('row', { name: /Code/ }).waitFor();
      await checkPage(watched, 'auth-sessions');
      await page.getByRole('button', { name: 'End session' }).click();
      await page.getByText('Nobody is signed in').waitFor();
    },
    FLOW_MS,
  );

  it(
    'is set so that codes have another length, which the next code has',
    async () => {
      await open('Settings');
      await page.getByLabel('Digits').fill('8');
      await page.getByRole('button', { name: 'Save codes' }).click();
      await page.getByText('Saved.').first().waitFor();
      await page.reload();
      expect(await page.getByLabel('Digits').inputValue()).toBe('8');
      const { status } = await product.send('POST', '/api/v1/auth/otp/request', {
        phone: '+14155550125',
      });
      expect(status).toBe(200);
      await page.getByRole('link', { name: 'Outbox' }).click();
      await page
        .getByText(/\b\d{8}\b/)
        .first()
        .waitFor();
    },
    FLOW_MS,
  );

  it(
    'shows a range of numbers that is blocked for fraud, and releases it',
    async () => {
      const phones = [1, 2, 3, 4, 5, 6, 7].map((last) => `+1202555013${last}`);
      for (const phone of phones) expect((await askForCode(phone)).status).toBe(200);
      // Each was sent again twice: that takes minutes, which only the numbers are told.
      await inAuth("update otp set handed = 3 where destination like '+120255501%'");
      expect((await askForCode('+12025550138')).data?.['status']).toBe('blocked');
      await open('Codes');
      const blocks = page.getByRole('region', { name: 'Blocks' });
      await blocks.getByRole('row', { name: /\+1202555… Blocked 21 0/ }).waitFor();
      await checkPage(watched, 'auth-blocks');
      await blocks.getByRole('button', { name: 'Release +1202555' }).click();
      await page.getByText('Codes go to +1202555 again.').waitFor();
      await blocks.getByRole('row', { name: /Released/ }).waitFor();
      expect((await askForCode('+12025550139')).data?.['status']).toBe('pending');
      expect([...watched.complaints, ...watched.foreign]).toEqual([]);
    },
    FLOW_MS,
  );
});

it(
  'is set for magic links, anonymous users and identity checks, which the server then reads',
  async () => {
    await open('Settings');
    const urls = page.getByRole('combobox', { name: 'Where links may lead' });
    await urls.fill('https://shop.example/in');
    await urls.press('Enter');
    await page.getByRole('button', { name: 'Save magic links' }).click();
    await kept('magic_links', { redirect_urls: ['https://shop.example/in'], ttl_s: 600 });
    await page.getByLabel('Deleted after days without a sign of life').fill('7');
    await page.getByRole('button', { name: 'Save anonymous users' }).click();
    await kept('anonymous_users', { is_enabled: true, keep_days: 7 });
    await page.getByRole('combobox', { name: 'Reviews' }).click();
    await page.getByRole('option', { name: 'Two reviewers have to agree' }).click();
    await page.getByRole('button', { name: 'Save identity checks' }).click();
    await kept('kyc', { retention_days: 30, reviewers: 2 });
    await checkPage(watched, 'auth-settings-more');
  },
  FLOW_MS,
);

it(
  'has numbers of test mode with a known code, which signs in and is never sent',
  async () => {
    await open('Settings');
    await page.getByText('Switch to test mode, at the top, to set them.').waitFor();
    await page.getByRole('switch', { name: 'Test mode' }).click({ force: true });
    await page.getByRole('button', { name: 'Add number' }).click();
    await page.getByLabel('Number 1', { exact: true }).fill('12');
    await page.getByLabel('Code of number 1').fill('424242');
    await page.getByRole('button', { name: 'Save test numbers' }).click();
    await page.locator('[type=tel][aria-invalid=true]').waitFor();
    await page.getByLabel('Number 1', { exact: true }).fill('+14155550190');
    await checkPage(watched, 'auth-test-numbers');
    await page.getByRole('button', { name: 'Save test numbers' }).click();
    await page.getByText('Saved.').first().waitFor();
    await page.reload();
    await page.getByLabel('Number 1', { exact: true }).waitFor();
    expect(await page.getByLabel('Code of number 1').inputValue()).toBe('424242');
    await page.getByRole('button', { name: 'Remove number 1' }).click();
    await page.getByRole('button', { name: 'Save test numbers' }).click();
    await page.getByText('There are none yet.').waitFor();
    const refused = watched.complaints.filter((text) => text.includes('422'));
    expect(refused).toHaveLength(1);
  },
  FLOW_MS,
);

const askForCode = (phone: string) => product.send('POST', '/api/v1/auth/otp/request', { phone });

/** Changes rows of auth, where the test would have to wait. */
async function inAuth(sql: string): Promise<void> {
  const { DATABASE_URL: connectionString, AUTH_SCHEMA: schema } = stack.environment;
  const client = new pg.Client({ connectionString, options: `-c search_path=${schema}` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Waits until the server knows a section of the settings as it was entered. */
async function kept(section: string, expected: object): Promise<void> {
  const project = /\/projects\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await eventually(async () => {
    const { data } = await product.send('GET', `/api/v1/projects/${project}/auth-settings`);
    expect(data?.[section]).toMatchObject(expected);
  });
}

async function open(tab: string): Promise<void> {
  await page.getByRole('link', { name: 'Authentication' }).click();
  await page.getByRole('tab', { name: tab }).click();
}
