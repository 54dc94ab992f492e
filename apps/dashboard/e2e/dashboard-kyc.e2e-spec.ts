import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { ProductServer } from './product-users.js';
import { type Stack, startStack } from './stack.js';
import { VerifiedPeople } from './verified-people.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let product: ProductServer;
let people: VerifiedPeople;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'dashboard']);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('desk@example.com');
  await watched.createProject('Desk');
  product = await ProductServer.provision(watched, stack.endpoints.auth_url);
  people = new VerifiedPeople(page, product, stack.endpoints.auth_url);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

afterEach(() => {
  const problems = [...watched.complaints.splice(0), ...watched.foreign];
  if (problems.length > 0) throw new Error(problems.join('; '));
});

it(
  'begins a verification with a link and a QR code, finds it by its state, and cancels it',
  async () => {
    await page.getByRole('link', { name: 'Identity checks' }).click();
    await page.getByText('Nothing to review').waitFor();
    await page.getByRole('button', { name: 'New verification' }).click();
    await page.getByLabel('Reference').fill('customer-1');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('img', { name: 'QR code for the verification' }).waitFor();
    const link = (await page.getByLabel('link', { exact: true }).textContent()) ?? '';
    expect((await fetch(link)).status).toBe(200);
    await checkPage(watched, 'kyc-new');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('tab', { name: 'Verifications' }).click();
    await page.getByRole('link', { name: 'customer-1' }).waitFor();
    await page.getByRole('combobox', { name: 'State of verifications' }).click();
    await page.getByRole('option', { name: 'Verified' }).click();
    await page.getByText('No verifications').waitFor();
    await page.getByRole('combobox', { name: 'State of verifications' }).click();
    await page.getByRole('option', { name: 'Created' }).click();
    await page.getByRole('link', { name: 'customer-1' }).click();
    await page.getByRole('button', { name: 'Cancel verification' }).click();
    await page.getByText('Canceled').waitFor();
  },
  FLOW_MS,
);

it(
  'declines what was handed in with reasons and both comments, then redacts it',
  async () => {
    const review = await people.handIn('customer-2');
    await page.getByRole('link', { name: 'Identity checks' }).click();
    await page.getByRole('link', { name: review.slice(0, 16) }).waitFor();
    await checkPage(watched, 'kyc-queue');
    await page.getByRole('link', { name: review.slice(0, 16) }).click();
    const picture = page.getByRole('img', { name: 'Front of what was handed in' });
    await picture.waitFor();
    await page.waitForFunction(
      () => (document.querySelector('.kyc-picture img') as HTMLImageElement).naturalWidth === 1200,
    );
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Rotate' }).click();
    expect(await picture.getAttribute('style')).toBe('transform: rotate(90deg);');
    expect((await picture.boundingBox())?.width).toBeGreaterThan(700);
    await page.getByRole('cell', { name: 'Musterfrau' }).waitFor();
    await page.getByRole('button', { name: 'Take in hand' }).click();
    await page.getByText('Decline', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Reasons' }).click();
    await page.getByRole('option', { name: 'Forged' }).click();
    await page.keyboard.press('Escape');
    await page.getByLabel('Comment for the person').fill('Please call us.');
    await page.getByLabel('Comment for reviewers').fill('The print is soft.');
    await checkPage(watched, 'kyc-review');
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByText('Decline, Forged').waitFor();
    await page.getByText('The print is soft.').waitFor();

    await page.getByRole('link', { name: 'customer-2' }).click();
    await page.getByText('Please call us.').waitFor();
    await page.getByRole('button', { name: 'Redact…' }).click();
    await page.getByRole('button', { name: 'Redact', exact: true }).click();
    await page.getByRole('button', { name: 'Redact…' }).waitFor({ state: 'detached' });
    await checkPage(watched, 'kyc-session');
  },
  FLOW_MS,
);

it(
  'refuses the same person twice where two have to agree, by a key of that person too',
  async () => {
    const settings = '/api/v1/projects/desk/auth-settings';
    const changed = await product.send('PATCH', settings, { kyc: { reviewers: 2 } });
    expect(changed.status).toBe(200);
    const first = await people.handIn('customer-3');
    const desk = `/api/v1/kyc/reviews/${first}`;
    const { status, data } = await product.send('POST', `${desk}/claim`, {});
    expect(status).toBe(200);
    const decided = await product.send('POST', `${desk}/decide`, { decision: 'approve' });
    expect(decided.status).toBe(200);
    const second = await people.openReview(String(data?.['session_id']));
    await watched.goTo(`/projects/desk/kyc/reviews/${second}`);
    await page.getByRole('button', { name: 'Take in hand' }).click();
    await page.getByText('Somebody else has to agree on this decision.').waitFor();
    const facts = page.getByRole('region', { name: 'Verification' });
    await facts.getByText('Needs review').waitFor();
    const refused = watched.complaints.splice(0).filter((text) => !text.includes('403'));
    expect(refused).toEqual([]);
  },
  FLOW_MS,
);
