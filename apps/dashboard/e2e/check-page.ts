import type { WatchedPage } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';

const PHONE = { width: 375, height: 760 };
const DESK = { width: 1280, height: 800 };

/** Looks at what is shown just now, light and dark, wide and on a phone. */
export async function checkPage(watched: WatchedPage, name: string): Promise<void> {
  const { page } = watched;
  const problems: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    problems.push(...(await auditContrast(page)), ...(await auditPage(page)));
    await watched.picture(`${name}-${colorScheme}`);
  }
  await page.setViewportSize(PHONE);
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth);
  await watched.picture(`${name}-phone`);
  await page.setViewportSize(DESK);
  expect(problems).toEqual([]);
}
