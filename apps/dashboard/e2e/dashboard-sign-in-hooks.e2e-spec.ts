import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
const LOOPBACK = { SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8' };
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], LOOPBACK);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('hooks@example.com');
  await watched.createProject('Hooked');
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

interface Asked {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** What the server of the product says, and what it was asked. */
let answer = '{"decision":"refuse","message":"Members only."}';
const asked: Asked[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      asked.push({ body, headers: request.headers as Record<string, string> });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sign-up`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('sign-in hooks', () => {
  let secret: string;

  it(
    'are made, and their secret is shown once',
    async () => {
      await page.getByRole('link', { name: 'Authentication' }).click();
      await page.getByRole('tab', { name: 'Hooks' }).click();
      await page.getByText('No hooks yet').waitFor();
      await checkPage(watched, 'auth-hooks-empty');
      await page.getByRole('button', { name: 'New hook' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Address').fill('ftp://shop.example.com');
      await dialog.getByRole('button', { name: 'Create hook' }).click();
      await dialog.locator('input[aria-invalid=true]').waitFor();
      await checkPage(watched, 'auth-hook-new');
      await dialog.getByLabel('Address').fill(url);
      await dialog.getByRole('button', { name: 'Create hook' }).click();
      secret = (await dialog.getByLabel('hook secret', { exact: true }).textContent()) ?? '';
      expect(secret).toMatch(/^whsec_/);
      await checkPage(watched, 'auth-hook-secret');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByText(url).waitFor();
      expect(await page.content()).not.toContain(secret);
      await checkPage(watched, 'auth-hooks');
    },
    FLOW_MS,
  );

  it(
    'are tried out: the question is signed, and the answer is shown or what is wrong with it',
    async () => {
      await act('Send a test');
      await page.getByRole('button', { name: 'Send test' }).click();
      await page.getByText(/A good answer in \d+ ms/).waitFor();
      const said = await page.getByLabel('answer of the hook', { exact: true }).textContent();
      expect(JSON.parse(said ?? '')).toEqual({ decision: 'refuse', message: 'Members only.' });
      await checkPage(watched, 'auth-hook-test');
      const [question] = asked;
      new Webhook(secret).verify(question?.body ?? '', question?.headers ?? {});
      answer = '<p>Hello</p>';
      await page.getByRole('button', { name: 'Send again' }).click();
      await page.getByText(/The answer is no JSON/).waitFor();
      await page.keyboard.press('Escape');
    },
    FLOW_MS,
  );

  it(
    'get a new secret, which questions are signed with from then on, and are deleted',
    async () => {
      await act('Rotate secret');
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      const next = await page.getByLabel('hook secret', { exact: true }).textContent();
      expect(next).not.toBe(secret);
      await page.getByRole('button', { name: 'Done' }).click();
      await act('Send a test');
      await page.getByRole('button', { name: 'Send test' }).click();
      await page.getByText(/The answer is no JSON/).waitFor();
      const question = asked.at(-1);
      new Webhook(next ?? '').verify(question?.body ?? '', question?.headers ?? {});
      await page.keyboard.press('Escape');
      await act('Delete');
      await page.getByRole('button', { name: 'Delete hook' }).click();
      await page.getByText('No hooks yet').waitFor();
      const refused = watched.complaints.filter((text) => text.includes('422'));
      expect(refused).toHaveLength(1);
      const others = watched.complaints.filter((text) => !refused.includes(text));
      expect([...others, ...watched.foreign]).toEqual([]);
    },
    FLOW_MS,
  );
});

async function act(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Before sign-up' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
