import type { Browser, Page } from 'playwright-core';
import { AUTOPLAY } from '@skydeck/testing/browser';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 240_000;
const MEDIA_MS = 30_000;
const MADE_MS = 90_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    AUTOPLAY,
  );
  stack = await startStack(['auth', 'messaging', 'platform', 'dashboard'], {
    COSTREAM_RTP_PORTS: '25600-25699',
    COSTREAM_RTMP_PORT: '0',
  });
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

const press = (name: string, exact = true) => page.getByRole('button', { name, exact }).click();
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const dialogPress = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Whether the page has something in a player. */
const shown = () =>
  (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0;

/** Makes a link for somebody, and opens it as they would. */
async function letIn(identity: string): Promise<Page> {
  await press('Let somebody in');
  await page.getByRole('textbox', { name: 'Identity' }).fill(identity);
  await dialogPress('Make a link');
  await page.getByRole('button', { name: 'Copy token' }).waitFor();
  await checkPage(watched, 'room-join');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const meeting = await opened;
  await dialogPress('Done');
  return meeting;
}

describe('rooms', () => {
  it(
    'are made, hold people who are seen and moderated, and end',
    async () => {
      await watched.signIn('rooms@example.com');
      await watched.createProject('Town Hall');
      await page.getByRole('link', { name: 'Rooms', exact: true }).click();
      await page.getByText('No rooms yet').waitFor();
      await press('New room');
      await page.getByRole('textbox', { name: 'Name' }).fill('Standup');
      await page.getByRole('checkbox', { name: 'Waiting room' }).check();
      await checkPage(watched, 'room-new');
      await dialogPress('Make');
      await page.getByText('Nobody is in it. Who comes appears here at once.').waitFor();

      const meeting = await letIn('ada');
      await meeting.getByRole('button', { name: 'Join now' }).click();
      await page.getByRole('button', { name: 'Admit ada' }).click({ timeout: MEDIA_MS });
      const muteCamera = page.getByRole('button', { name: /^Mute ada's camera/ });
      await muteCamera.waitFor({ timeout: MEDIA_MS });
      await page.getByText('Live', { exact: true }).waitFor();
      await muteCamera.click();
      const allow = page.getByRole('button', { name: "Allow ada's camera again" });
      await allow.waitFor();
      await allow.click();
      await muteCamera.waitFor();
      await page.getByRole('textbox', { name: 'Message' }).fill('Welcome, ada.');
      await press('Send message');
      await page.getByRole('log', { name: 'Messages' }).getByText('Welcome, ada.').waitFor();
      await page.locator('.quality').waitFor({ timeout: MEDIA_MS });
      await checkPage(watched, 'room');

      await openTab('Recordings');
      await press('Record');
      await page.getByText('Recording', { exact: true }).waitFor();
      await press('Stop Standup');
      const recorded = page.getByRole('button', { name: 'Standup', exact: true });
      await recorded.click({ timeout: MADE_MS });
      await page.waitForFunction(shown, undefined, { timeout: MEDIA_MS });
      await page.keyboard.press('Escape');
      await checkPage(watched, 'room-recordings');
      await openTab('In and out');
      await press('Let a program in');
      await page.getByRole('textbox', { name: 'Name' }).fill('Stage camera');
      await dialogPress('Make a key');
      await page.getByRole('button', { name: 'Copy stream key' }).waitFor();
      await dialogPress('Done');
      await page.getByRole('cell', { name: 'Stage camera', exact: true }).waitFor();
      await checkPage(watched, 'room-in-and-out');

      await openTab('Now');
      await press('Moderate ada');
      await choose('Remove and ban');
      await dialogPress('Ban');
      await page.getByText(/^Nobody is in it/).waitFor();
      await meeting.close();
      await openTab('History');
      await page
        .getByRole('region', { name: 'Sessions' })
        .getByRole('cell', { name: '1' })
        .first()
        .waitFor();
      await checkPage(watched, 'room-history');
      await openTab('Settings');
      await press('Lift the ban of ada');
      await page.getByText('Nobody is banned.').waitFor();
      await page.getByRole('textbox', { name: 'Name' }).fill('Daily standup');
      await press('Save');
      await page.getByRole('heading', { name: 'Daily standup', level: 1 }).waitFor();
      await checkPage(watched, 'room-settings');

      await page.getByRole('link', { name: 'All rooms' }).click();
      await page.getByRole('row', { name: /Daily standup/ }).waitFor();
      await checkPage(watched, 'rooms');
      await page.getByRole('link', { name: 'Daily standup' }).click();
      await press('End room');
      await dialogPress('End it');
      await page.getByText('Ended', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'All rooms' }).click();
      await page.getByText('No rooms yet').waitFor();
      const test = page.context().waitForEvent('page');
      await press('Open a test room');
      await (await test).getByRole('button', { name: 'Join now' }).waitFor({ timeout: MEDIA_MS });
      await page.getByRole('row', { name: /Test room/ }).waitFor();
    },
    FLOW_MS,
  );
});
