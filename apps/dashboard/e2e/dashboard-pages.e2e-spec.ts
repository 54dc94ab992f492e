import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const PHONE = { width: 375, height: 760 };
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

describe('every page', () => {
  const PAGES = [
    '/',
    '/account',
    '/engines',
    '/projects/all-pages',
    '/projects/all-pages/apps',
    '/projects/all-pages/apps/new',
    '/projects/all-pages/servers',
    '/projects/all-pages/servers/new',
    '/projects/all-pages/ssh-keys',
    '/projects/all-pages/images',
    '/projects/all-pages/auth',
    '/projects/all-pages/auth?tab=sessions',
    '/projects/all-pages/auth?tab=codes',
    '/projects/all-pages/auth?tab=settings',
    '/projects/all-pages/products',
    '/projects/all-pages/keys',
    '/projects/all-pages/outbox',
    '/projects/all-pages/webhooks',
    '/projects/all-pages/webhooks?source=messaging',
    '/projects/all-pages/activity',
    '/projects/all-pages/activity?source=auth&view=audit',
    '/projects/all-pages/activity?source=messaging&view=audit',
    '/projects/all-pages/members',
    '/projects/all-pages/settings',
  ];

  it(
    'has names, landmarks and contrast, light and dark, and fits a phone',
    async () => {
      await watched.signIn('pages@example.com');
      await watched.createProject('All Pages');
      const problems: unknown[] = [];
      for (const path of PAGES) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await watched.goTo(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForFunction(isLoaded);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await watched.picture(`${colorScheme}${path.replaceAll(/[^a-z]/g, '-')}`);
          // Names and landmarks are the same in both.
          const unnamed = colorScheme === 'light' ? await auditPage(page) : [];
          const found = [...unnamed, ...(await auditContrast(page))];
          if (found.length > 0) problems.push({ path, colorScheme, found });
        }
        await page.setViewportSize(PHONE);
        await watched.picture(`phone${path.replaceAll(/[^a-z]/g, '-')}`);
        const widthPx = await settledWidthPx(page, PHONE.width);
        if (widthPx > PHONE.width) problems.push({ path, widthPx });
      }
      expect(problems).toEqual([]);
    },
    FLOW_MS,
  );

  it(
    'is reached by shortcuts, the palette, and the burger of a phone',
    async () => {
      await watched.signIn('shortcuts@example.com');
      await watched.createProject('Shortcuts');
      await page.keyboard.press('g');
      await page.keyboard.press('k');
      await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search pages and projects' }).fill('memb');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await watched.picture('phone-navigation');
      await page.getByRole('link', { name: 'Engines' }).click();
      await page.getByRole('heading', { name: 'Engines', level: 1 }).waitFor();
    },
    FLOW_MS,
  );
});

/** Width of the page's content once what follows the window's size has been drawn again. */
async function settledWidthPx(shown: Page, fitsPx: number): Promise<number> {
  await shown.waitForFunction(hasRoom, fitsPx, { timeout: 5000 }).catch(() => undefined);
  return shown.evaluate(() => document.documentElement.scrollWidth);
}

/** Runs in the page. */
function isLoaded(): boolean {
  return document.querySelector('[role=status][aria-label=Loading]') === null;
}

/** Runs in the page. */
function hasRoom(most: number): boolean {
  return document.documentElement.scrollWidth <= most;
}
