import { eventually } from '@skydeck/testing';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { sendAsCurl } from './requests.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
});

afterEach(() => watched.close());

describe('usage', () => {
  it(
    'is empty at first, then shows what was sent and what a month costs',
    async () => {
      await watched.signIn('usage@example.com');
      await watched.createProject('Usage Shop');
      await openUsage();
      await page.getByText(/Nothing was used in/).waitFor();
      await checkPage(watched, 'usage-empty');

      expect(await sendAsCurl(await provision())).toBe(202);
      const cell = page.getByRole('region', { name: 'Usage by meter' }).getByRole('row').nth(1);
      await eventually(async () => {
        await stack.countUsage();
        await page.reload();
        await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();
        await cell.waitFor({ timeout: 2000 });
      });
      expect(await cell.textContent()).toMatch(/messaging.*1 (message|segment)/i);
      await page.getByText('No answer from pay, media, vault, location').waitFor();

      const [project, month] = [await projectId(), lastMonth()];
      await seed(project, month);
      await page.getByRole('combobox', { name: 'Month' }).click();
      await page.getByRole('option').nth(1).click();
      await page.getByRole('button', { name: 'SMS', exact: true }).click();
      await page.getByRole('heading', { name: 'SMS by day' }).waitFor();
      const chart = page.getByRole('img', { name: /^SMS by day in .*: 2,000 segments$/ });
      await chart.waitFor();
      // 2,000 segments at 0.79 cents; 5,000 e-mails, 3,000 of them free, at 90 cents a thousand.
      const invoice = page.getByRole('region', { name: 'Invoice lines' });
      await invoice.getByRole('row', { name: /SMS.*\$15\.80/ }).waitFor();
      await invoice.getByRole('row', { name: /E-mail.*\$1\.80/ }).waitFor();
      await page.getByText('$17.60').waitFor();
      await checkPage(watched, 'usage');
      await page.goBack();
      await page.getByRole('heading', { name: /by day/ }).waitFor();
    },
    FLOW_MS,
  );
});

async function openUsage(): Promise<void> {
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();
}

/** Makes a key for messages; returns the curl command that sends one. */
async function provision(): Promise<string> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Provision Messaging' }).click();
  await page.getByRole('button', { name: 'Provision', exact: true }).click();
  const curl = await page.getByLabel('curl command', { exact: true }).textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  await openUsage();
  return curl ?? '';
}

function lastMonth(): string {
  const now = new Date();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1);
  return new Date(first).toISOString().slice(0, 7);
}

async function ask<Row>(sql: string, values: unknown[], service: string): Promise<Row[]> {
  const { DATABASE_URL: connectionString, [`${service}_SCHEMA`]: schema } = stack.environment;
  const client = new pg.Client({ connectionString, options: `-c search_path=${schema}` });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function projectId(): Promise<string> {
  const sql = 'select id from project where slug = $1';
  const [row] = await ask<{ id: string }>(sql, ['usage-shop'], 'AUTH');
  return row?.id ?? '';
}

/** A month of messages, as the roll-up would have left it: 100 to 300 SMS on ten days. */
async function seed(project: string, month: string): Promise<void> {
  const hours = `insert into usage_hour (project_id, meter, hour, quantity)
    select $1, $2, ($3 || '-01')::date::timestamp at time zone 'UTC' + make_interval(days => day * 2),
      $4::numeric + (day % 3 - 1) * $5::numeric
    from generate_series(0, 9) day`;
  await ask(hours, [project, 'messages.sms', month, 210, 100], 'MESSAGING');
  await ask(hours, [project, 'messages.email', month, 500, 0], 'MESSAGING');
  await ask(hours, [`${project}.test`, 'messages.sms', month, 4, 1], 'MESSAGING');
}
