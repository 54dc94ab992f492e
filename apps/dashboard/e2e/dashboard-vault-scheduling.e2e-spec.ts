import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 180_000;
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-scheduling-'));
  stack = await startStack(['auth', 'vault', 'messaging', 'platform', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
  });
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url, {
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  page = watched.page;
});

afterEach(async () => {
  await watched.picture('scheduling-last');
  return watched.close();
});

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const textOf = async (label: string) =>
  (await page.getByLabel(label, { exact: true }).textContent())?.trim() ?? '';

/** Books by the keyboard alone, moves it, and calls it off, on the clock of another place. */
async function visitorBooks(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  const visitor = await WatchedPage.open(browser, origin, {
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  });
  const shown = visitor.page;
  await visitor.goTo(pathname);
  await shown.getByRole('heading', { name: 'First talk', level: 1 }).waitFor();
  await shown.waitForURL(/zone=/);
  // Ten in Berlin is half past one, or half past two in winter.
  const times = shown.locator('.times a');
  expect(await times.first().textContent()).toMatch(/^1[34]:30$/);
  await checkPage(visitor, 'visit-times');
  await times.first().focus();
  await shown.keyboard.press('Enter');
  await shown.getByLabel('Your name').waitFor();
  await shown.getByRole('button', { name: 'Book this time' }).click();
  await shown.getByText('Please give your name').waitFor();
  await checkPage(visitor, 'visit-mistakes');
  visitor.complaints.length = 0;
  await shown.getByLabel('Your name').focus();
  await shown.keyboard.type('Vi <b>Sitor</b>');
  await shown.keyboard.press('Tab');
  await shown.keyboard.type('vi@example.com');
  await shown.keyboard.press('Enter');
  await shown.getByRole('heading', { name: 'It is booked' }).waitFor();
  await shown.getByText('Vi <b>Sitor</b>').waitFor();
  await checkPage(visitor, 'visit-booked');
  await shown.getByRole('link', { name: 'Move to another time' }).click();
  await shown.locator('.times a').nth(1).click();
  await checkPage(visitor, 'visit-move');
  await shown.getByRole('button', { name: 'Move it here' }).click();
  await shown.getByRole('heading', { name: 'It is moved' }).waitFor();
  await shown.getByText('Call it off', { exact: true }).focus();
  await shown.keyboard.press('Enter');
  await checkPage(visitor, 'visit-sure');
  await shown.getByRole('button', { name: 'Yes, call it off' }).click();
  await shown.getByRole('heading', { name: 'It is called off' }).waitFor();
  await checkPage(visitor, 'visit-cancelled');
  await visitor.close();
}

describe('a calendar that others read and book', () => {
  it(
    'gets secret addresses, which are taken back, and booking pages',
    async () => {
      await watched.signIn('doctor@example.com');
      await watched.createProject('Practice');
      await page.getByRole('link', { name: 'Calendar', exact: true }).click();
      await page.getByRole('button', { name: 'New calendar' }).click();
      await dialog('New calendar').getByLabel('Name').fill('Work');
      await dialog('New calendar').getByRole('button', { name: 'Create calendar' }).click();

      await page.getByRole('button', { name: 'Actions of Work' }).click();
      await page.getByRole('menuitem', { name: 'Addresses' }).click();
      const feeds = dialog('Addresses of Work');
      await feeds.getByText('This calendar has no address yet.').waitFor();
      await feeds.getByLabel('Who gets it').fill('Phone of Ama');
      await feeds.getByRole('combobox', { name: 'What it shows' }).click();
      await page.getByRole('option', { name: 'Only when they take the time' }).click();
      await feeds.getByRole('button', { name: 'Make an address' }).click();
      await feeds.getByText('it is not shown again').waitFor();
      await feeds.getByRole('list', { name: 'Addresses' }).getByText('Phone of Ama').waitFor();
      await checkPage(watched, 'calendar-addresses');
      const address = await textOf('address');
      const read = await fetch(address);
      expect(await read.text()).toContain('BEGIN:VCALENDAR');
      await feeds.getByRole('button', { name: 'Take back the address of Phone of Ama' }).click();
      await dialog(/^Take back/)
        .getByRole('button', { name: 'Take back', exact: true })
        .click();
      await feeds.getByText('This calendar has no address yet.').waitFor();
      expect((await fetch(address)).status).toBe(404);
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Booking' }).click();
      await page.getByText('No booking pages yet').waitFor();
      await checkPage(watched, 'booking-empty');
      await page.getByRole('button', { name: 'New booking page' }).click();
      const fresh = dialog('New booking page');
      await fresh.getByLabel('What is booked').fill('First talk');
      await fresh.getByLabel('Minutes').fill('45');
      await fresh.getByRole('checkbox', { name: 'Fri' }).click();
      await fresh.getByLabel('From').fill('10:00');
      await checkPage(watched, 'booking-new');
      await fresh.getByRole('button', { name: 'Create booking page' }).click();
      await page.getByText('45 min · Mon–Thu 10:00–17:00').waitFor();
      await checkPage(watched, 'booking');
      const url = await textOf('address of First talk');
      expect(await (await fetch(url)).json()).toMatchObject({ data: { name: 'First talk' } });

      await visitorBooks(url);

      await page.getByRole('switch', { name: 'First talk takes bookings' }).click({ force: true });
      await page.getByText('Closed', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Change First talk' }).click();
      await dialog('Change First talk').getByLabel('Minutes').fill('60');
      await dialog('Change First talk').getByRole('button', { name: 'Save' }).click();
      await page.getByText('60 min · Mon–Thu 10:00–17:00').waitFor();
      await page.getByRole('button', { name: 'Delete First talk' }).click();
      await dialog('Delete First talk')
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
      await page.getByText('No booking pages yet').waitFor();
      expect((await fetch(url)).status).toBe(404);
    },
    FLOW_MS,
  );
});

describe('retention', () => {
  it(
    'is ruled by folder and by tag',
    async () => {
      await watched.signIn('archivist@example.com');
      await watched.createProject('Archive');
      await page.getByRole('link', { name: 'Files', exact: true }).click();
      await page.getByRole('button', { name: 'New folder' }).first().click();
      await page.getByRole('dialog').getByLabel('Name').fill('Invoices');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Create/ })
        .click();
      await page.getByText('Invoices').first().waitFor();

      await page.getByRole('link', { name: 'Retention', exact: true }).click();
      await page.getByText('No rules yet').waitFor();
      await checkPage(watched, 'retention-empty');
      await page.getByRole('button', { name: 'New rule' }).click();
      const fresh = dialog('New rule');
      await fresh.getByRole('combobox', { name: 'Folder' }).click();
      await page.getByRole('option', { name: 'Invoices' }).click();
      await fresh.getByLabel('Keep for days').fill('3650');
      await fresh.getByLabel('Into the trash after days').fill('90');
      await fresh.getByText('Must be no fewer days than it is kept.').waitFor();
      expect(await fresh.getByRole('button', { name: 'Create rule' }).isDisabled()).toBe(true);
      await fresh.getByLabel('Into the trash after days').fill('4000');
      await checkPage(watched, 'retention-new');
      await fresh.getByRole('button', { name: 'Create rule' }).click();
      await page.getByRole('cell', { name: 'after 4,000 days' }).waitFor();

      await page.getByRole('button', { name: 'New rule' }).click();
      await fresh.getByText('Files with a tag').click();
      await fresh.getByRole('textbox', { name: 'Tag' }).fill('draft');
      await fresh.getByLabel('Into the trash after days').fill('30');
      await fresh.getByRole('button', { name: 'Create rule' }).click();
      await page.getByRole('cell', { name: 'Tag draft' }).waitFor();
      await checkPage(watched, 'retention');

      await page.getByRole('button', { name: 'Change the rule of draft' }).click();
      const change = dialog('Change the rule of draft');
      await change.getByLabel('Into the trash after days').fill('31');
      await change.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('cell', { name: 'after 31 days' }).waitFor();
      await page.getByRole('button', { name: 'Delete the rule of Invoices' }).click();
      await dialog(/^Delete the rule/)
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
      await page.getByRole('cell', { name: 'after 4,000 days' }).waitFor({ state: 'detached' });
      await page.getByRole('cell', { name: 'Tag draft' }).waitFor();
    },
    FLOW_MS,
  );
});
