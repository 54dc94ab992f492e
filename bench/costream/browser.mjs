import { AUTOPLAY, startBrowser as start } from '@skydeck/testing/browser';

const LONGEST_MS = 120_000;

/** A browser whose camera shows a test picture. */
export const startBrowser = () =>
  start('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', AUTOPLAY);

/** A page of the benchmark, `call` or `bare`. */
export async function openPage(browser, url, name) {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  page.on('pageerror', (error) => console.error(`page ${name}: ${error.message}`));
  await page.goto(`${url}/${name}`);
  await page.waitForFunction((one) => globalThis[one] !== undefined, name);
  return page;
}
