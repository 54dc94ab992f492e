import type { Browser } from 'playwright-core';
import { AppPage } from './app-page.js';
import { startBrowser } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { type Stack, startStack } from './stack.js';
import { UploadedFolder } from './uploaded-folder.js';

const START_MS = 120_000;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

it('a terminal opens in a replica, runs a shell with the variables of the app, and ends', async () => {
  await using folder = await UploadedFolder.make('The kiosk');
  const apps = await AppPage.open(browser, stack.endpoints.dashboard_url, 'Terminal Row');
  try {
    await apps.upload(folder.dir, 'kiosk');
    await apps.isLive(60_000);
    await apps.open('kiosk', 'terminal');
    const { page } = apps;
    const screen = page.locator('.xterm-rows');
    await page.getByRole('status').getByText('Connected').waitFor();
    const type = async (line: string) => {
      await page.getByRole('textbox', { name: 'Terminal input' }).focus();
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    };
    await type('echo "at $PORT" $((40+2))');
    await screen.getByText(/at \d+ 42/).waitFor();
    expect([...(await auditPage(page)), ...(await auditContrast(page))]).toEqual([]);
    await type('exit');
    await page.getByText('The command ended.').waitFor();
    await page.getByRole('button', { name: 'Connect again' }).click();
    await page.getByRole('status').getByText('Connected').waitFor();
  } finally {
    await apps.close();
  }
}, 240_000);
