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
  problems.push(...(await page.evaluate(mistitled)));
  await watched.picture(`${name}-phone`);
  await page.setViewportSize(DESK);
  expect(problems).toEqual([]);
}

/** Values that a phone shows beside the title of another column. */
function mistitled(): readonly string[] {
  const tables = [...document.querySelectorAll('.data-table table')];
  return tables.flatMap((table) => {
    const titles = [...table.querySelectorAll('th')].map(({ textContent }) => textContent);
    const cells = [...table.querySelectorAll('tbody tr')].flatMap((row) =>
      [...row.querySelectorAll(':scope > td')].slice(1).map((cell, place) => ({
        shown: getComputedStyle(cell, '::before').content,
        wanted: JSON.stringify(titles[place + 1] ?? ''),
      })),
    );
    return cells
      .filter(({ shown, wanted }) => shown !== 'none' && wanted !== '""' && shown !== wanted)
      .map(({ shown, wanted }) => `${shown} is shown beside a value of ${wanted}`);
  });
}
