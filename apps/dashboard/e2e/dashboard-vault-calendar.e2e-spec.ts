import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const ICS = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//test//EN
BEGIN:VEVENT
UID:harvest@example.com
DTSTAMP:20310101T000000Z
DTSTART;VALUE=DATE:20310512
DTEND;VALUE=DATE:20310515
SUMMARY:Harvest
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');
const VCF = `BEGIN:VCARD
VERSION:3.0
UID:bo@example.com
FN:Bo Ek
N:Ek;Bo;;;
ORG:Mill & Sons
TEL;TYPE=CELL:+46 70 123
TEL;TYPE=WORK,FAX:+46 70 124
ADR;TYPE=HOME:;;Main Street 1;Lund;;22100;Sweden
X-OVEN:hot
END:VCARD
`.replaceAll('\n', '\r\n');
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-calendar-'));
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
  await watched.picture('calendar-last');
  return watched.close();
});

const dialog = () => page.getByRole('dialog');
const day = (date: string) => page.locator(`[data-day="${date}"]`);
const chip = (date: string, title: string) => day(date).getByRole('button', { name: title });

async function makeCalendar(name: string): Promise<void> {
  await page.getByRole('button', { name: 'New calendar' }).click();
  await dialog().getByLabel('Name').fill(name);
  const reminded = dialog().getByRole('combobox', { name: 'Reminders go to' });
  await reminded.fill('farmer@example.com');
  await reminded.press('Enter');
  await dialog().getByRole('button', { name: 'Create calendar' }).click();
  await page.getByRole('checkbox', { name }).waitFor();
}

describe('the calendar', () => {
  it(
    'shows events that repeat, are moved, changed one by one, and exchanged',
    async () => {
      await watched.signIn('farmer@example.com');
      await watched.createProject('Farm');
      await page.getByRole('link', { name: 'Calendar', exact: true }).click();
      await page.getByText('No calendars yet').waitFor();
      await checkPage(watched, 'calendar-empty');
      await makeCalendar('Work');
      await watched.goTo('/projects/farm/vault/calendar?on=2031-05-01');
      await page.getByRole('heading', { name: 'May 2031' }).waitFor();

      // Every Monday at nine, four times.
      await day('2031-05-05').getByRole('button').first().click();
      await dialog().getByLabel('Title').fill('Market');
      await dialog().getByRole('switch', { name: 'All day' }).click({ force: true });
      await dialog().getByLabel('Repeats').click();
      await page.getByRole('option', { name: 'Every week', exact: true }).click();
      await dialog().getByRole('combobox', { name: 'Ends', exact: true }).click();
      await page.getByRole('option', { name: 'After some times' }).click();
      await dialog().getByLabel('Times', { exact: true }).fill('4');
      await dialog().getByText('The time is free').waitFor();
      await dialog().getByRole('combobox', { name: 'Reminder' }).click();
      await page.getByRole('option', { name: '10 minutes before' }).click();
      await checkPage(watched, 'calendar-new');
      await dialog().getByRole('button', { name: 'Create event' }).click();
      await dialog().waitFor({ state: 'detached' });
      for (const date of ['05', '12', '19', '26'])
        await chip(`2031-05-${date}`, 'Market').waitFor();

      // One of them by the mouse, and one by its fields.
      await chip('2031-05-12', 'Market').dragTo(day('2031-05-14'));
      await dialog().getByRole('radio', { name: 'This one', exact: true }).waitFor();
      await dialog().getByRole('button', { name: 'Move', exact: true }).click();
      await chip('2031-05-14', 'Market').waitFor();
      expect(await chip('2031-05-12', 'Market').count()).toBe(0);
      await chip('2031-05-19', 'Market').click();
      await dialog().getByLabel('Title').fill('Fair');
      await dialog().getByLabel('Begins at').fill('13:30');
      const reminder = dialog().getByRole('combobox', { name: 'Reminder' });
      expect(await reminder.inputValue()).toBe('10 minutes before');
      await checkPage(watched, 'calendar-change');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await chip('2031-05-19', 'Fair').getByText('13:30').waitFor();
      await chip('2031-05-26', 'Market').getByText('09:00').waitFor();

      // All of them an hour later.
      await chip('2031-05-26', 'Market').click();
      await dialog().getByRole('radio', { name: 'All', exact: true }).click();
      await dialog().getByLabel('Begins at').fill('10:00');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await chip('2031-05-05', 'Market').getByText('10:00').waitFor();

      await makeCalendar('Fields');
      await page.getByRole('button', { name: 'Actions of Fields' }).click();
      await page.getByRole('menuitem', { name: 'Import a file' }).click();
      const file = join(folder, 'fields.ics');
      await writeFile(file, ICS);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog().getByLabel('Calendar file').click(),
      ]);
      await chooser.setFiles(file);
      await dialog().getByRole('button', { name: 'Import', exact: true }).click();
      await dialog().getByText('New: 1. Changed: 0.').waitFor();
      await dialog().getByRole('button', { name: 'Close' }).last().click();
      for (const date of ['12', '13', '14']) await chip(`2031-05-${date}`, 'Harvest').waitFor();
      expect(await chip('2031-05-15', 'Harvest').count()).toBe(0);
      await checkPage(watched, 'calendar-month');

      await page.getByText('Week', { exact: true }).click();
      await page.getByRole('button', { name: 'After' }).click();
      await page.getByRole('button', { name: 'After' }).click();
      await chip('2031-05-14', 'Market').waitFor();
      await checkPage(watched, 'calendar-week');
      await page.getByText('Agenda', { exact: true }).click();
      const agenda = page.getByRole('list', { name: 'Agenda' });
      await agenda.getByRole('button', { name: /Fair/ }).waitFor();
      await checkPage(watched, 'calendar-agenda');
      await page.getByRole('checkbox', { name: 'Fields' }).click();
      await agenda.getByText('Harvest').first().waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Actions of Work' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Export as a file' }).click();
      const copy = join(folder, 'work.ics');
      await (await saving).saveAs(copy);
      expect(await readFile(copy, 'utf8')).toContain('RRULE:FREQ=WEEKLY;COUNT=4');

      // The rest of the series goes, what was before stays.
      await agenda.getByRole('button', { name: /Fair/ }).click();
      await dialog()
        .getByRole('radio', { name: /all that follow/ })
        .click();
      await dialog().getByRole('button', { name: 'Delete' }).click();
      await agenda.getByText('Fair').waitFor({ state: 'detached' });
      await page.getByText('Month', { exact: true }).click();
      for (const date of ['05', '14']) await chip(`2031-05-${date}`, 'Market').waitFor();
      expect(await chip('2031-05-26', 'Market').count()).toBe(0);

      await page.getByRole('button', { name: 'Connect' }).click();
      await dialog().getByLabel('App', { exact: true }).fill('Phone');
      await dialog().getByRole('button', { name: 'Create app password' }).click();
      await dialog().getByText('/dav/calendars/').waitFor();
    },
    FLOW_MS,
  );
});

describe('contacts', () => {
  it(
    'are made, taken from a file, found, changed, saved and deleted',
    async () => {
      await watched.signIn('baker@example.com');
      await watched.createProject('Bakery');
      await page.getByRole('link', { name: 'Contacts', exact: true }).click();
      await page.getByText('No address books yet').waitFor();
      await page.getByRole('button', { name: 'New address book' }).click();
      await dialog().getByLabel('Name').fill('Friends');
      await dialog().getByRole('button', { name: 'Create address book' }).click();
      await page.getByText('No contacts yet').waitFor();

      await page.getByRole('button', { name: 'New contact' }).click();
      await dialog().getByLabel('Name', { exact: true }).fill('Zoë Müller');
      await dialog().getByLabel('E-mail address 1', { exact: true }).fill('zoe@example.com');
      await dialog().getByRole('combobox', { name: 'Kind of E-mail address 1' }).click();
      await page.getByRole('option', { name: 'work' }).click();
      await dialog().getByLabel('Birthday').fill('1990-03-01');
      await dialog().getByRole('button', { name: 'Create contact' }).click();
      const table = page.getByRole('region', { name: 'Contacts' });
      await table.getByRole('link', { name: 'zoe@example.com' }).waitFor();

      await page.getByRole('button', { name: 'Actions of Friends' }).click();
      await page.getByRole('menuitem', { name: 'Import a file' }).click();
      const file = join(folder, 'bo.vcf');
      await writeFile(file, VCF + VCF.replace('3.0', '2.1'));
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog().getByLabel('File of vCards').click(),
      ]);
      await chooser.setFiles(file);
      await dialog().getByRole('button', { name: 'Import', exact: true }).click();
      await dialog().getByText('vCard 2: VERSION is 2.1').waitFor();
      await dialog().getByRole('button', { name: 'Close' }).last().click();
      await table.getByRole('button', { name: 'Bo Ek' }).waitFor();
      await checkPage(watched, 'contacts');

      const search = page.getByRole('searchbox', { name: 'Search contacts' });
      await search.fill('muller');
      await table.getByRole('button', { name: 'Bo Ek' }).waitFor({ state: 'detached' });
      await search.fill('mill 124');
      await table.getByRole('button', { name: 'Bo Ek' }).click();
      await dialog().getByText('Main Street 1, 22100 Lund, Sweden').waitFor();
      await dialog().getByLabel('Job title').fill('Miller');
      await checkPage(watched, 'contact');
      await dialog().getByRole('button', { name: 'Save', exact: true }).click();
      await table.getByText('Miller, Mill & Sons').waitFor();

      await page.getByRole('button', { name: 'Actions of Friends' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Export as a file' }).click();
      const copy = join(folder, 'friends.vcf');
      await (await saving).saveAs(copy);
      const text = await readFile(copy, 'utf8');
      for (const line of [
        'EMAIL;TYPE=WORK:zoe@',
        'TITLE:Miller',
        'TEL;TYPE=WORK,FAX:',
        'X-OVEN:hot',
      ])
        expect(text).toContain(line);

      const changes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PATCH') changes.push(request.url());
      });
      await table.getByRole('button', { name: 'Bo Ek' }).click();
      await dialog().getByRole('button', { name: 'Delete Bo Ek' }).click();
      await dialog().getByRole('button', { name: 'Delete', exact: true }).last().click();
      await page.getByText('No contact fits.').waitFor();
      expect(changes).toEqual([]);

      await page.getByRole('button', { name: 'Connect' }).click();
      await dialog().getByLabel('App', { exact: true }).fill('Phone');
      await dialog().getByRole('button', { name: 'Create app password' }).click();
      await dialog().getByText('/dav/addressbooks/').waitFor();
    },
    FLOW_MS,
  );
});
