import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { pack } from 'tar-stream';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const PHOTO = new URL('../../vault/src/engines/fixtures/Canon_40D.jpg', import.meta.url).pathname;
const TEXT = `# Spring

**Early** work, see [[Tools]] and <b onclick="alert(1)">no HTML</b>.
[Bad](javascript:alert(1)) [Good](https://example.com/)

- [ ] Milk
- [ ] Bread

| a | b |
| - | - |
| 1 | 2 |
`;
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-notes-'));
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
  });
  page = watched.page;
  // Where WebSockets do not get through, notes are written by one at a time.
  await page.routeWebSocket(/\/live/, (socket) => socket.close());
});

afterEach(async () => {
  await watched.picture('notes-last');
  // A change that comes second is refused, as it must be; a picture may not be made yet.
  const expected = [/412/, /409 .*\/preview/];
  return watched.close((complaint) => expected.some((one) => one.test(complaint)));
});

const text = () => page.getByRole('textbox', { name: 'Text' });
const preview = () => page.getByRole('region', { name: 'Preview' });
const saved = () => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
const show = (way: string) => page.getByText(way, { exact: true }).click();

/** Changes the open note as somebody else would. */
const changeElsewhere = (body: string) =>
  page.evaluate(
    async ({ note, written }) => {
      const response = await fetch(`/api/vault/api/v1/notes/${note}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'x-skydeck-dashboard': '1',
          'skydeck-project': 'diary',
        },
        body: JSON.stringify({ body: written }),
      });
      if (!response.ok) throw new Error(`The change was refused: ${response.status}.`);
    },
    { note: new URL(page.url()).searchParams.get('note'), written: body },
  );

describe('notes', () => {
  it(
    'are written, linked, ticked, searched, compared, and come and go as files',
    async () => {
      await watched.signIn('diarist@example.com');
      await watched.createProject('Diary');
      await page.getByRole('link', { name: 'Notes', exact: true }).click();
      await page.getByText('No notes yet').waitFor();

      await page.keyboard.press('n');
      await page.getByRole('textbox', { name: 'Title' }).fill('Garden');
      await text().click();
      await page.keyboard.insertText(TEXT);
      await page.getByRole('combobox', { name: 'Tags' }).fill('home');
      await page.keyboard.press('Enter');
      await saved();
      await show('Both');
      await preview().getByRole('heading', { name: 'Spring' }).waitFor();
      await preview().getByText('<b onclick="alert(1)">').waitFor();
      expect(await preview().locator('b, [onclick]').count()).toBe(0);
      expect(await preview().getByRole('link').count()).toBe(1);
      await checkPage(watched, 'notes-both');

      await show('Read');
      const ticked = page.waitForResponse(/\/checklist\/1$/);
      await preview().getByRole('checkbox', { name: 'Bread' }).click();
      await ticked;
      await page.reload();
      await preview().getByRole('checkbox', { name: 'Bread', checked: true }).waitFor();

      // A link to a note that is still to be written, and back.
      await preview().getByRole('button', { name: 'Tools' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create note' }).click();
      await page.getByRole('list', { name: 'Notes that link here' }).getByText('Garden').click();
      await preview().getByRole('heading', { name: 'Spring' }).waitFor();

      // Somebody else saves while something is typed.
      await show('Write');
      await text().click();
      await page.keyboard.press('Control+End');
      await changeElsewhere('Theirs\n');
      await page.keyboard.type('Mine');
      await page.getByText('Somebody else changed this note').waitFor();
      await checkPage(watched, 'notes-conflict');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await saved();
      await text().getByText('Mine').waitFor();
      await text().click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' [[too');
      await page.getByRole('option', { name: 'Tools' }).click();
      await text().getByText('Mine [[Tools]]').waitFor();

      await page.getByRole('button', { name: 'Actions of the note' }).click();
      await page.getByRole('menuitem', { name: 'History' }).click();
      const history = page.getByRole('dialog', { name: 'History' });
      // Who types slowly is saved more often: its size tells which one it is, its number does not.
      await history.getByRole('button', { name: /(?<!\d)7 B/ }).click();
      await history.locator('[data-kind="removed"]').getByText('Theirs').waitFor();
      await checkPage(watched, 'notes-history');
      await history.getByRole('button', { name: 'Restore this text' }).click();
      await page.keyboard.press('Escape');
      await history.waitFor({ state: 'detached' });
      await text().getByText('Theirs').waitFor();
      // What somebody else writes is seen while nothing is typed here.
      await changeElsewhere('Theirs, again\n');
      await text().getByText('Theirs, again').waitFor();

      await page.getByRole('button', { name: 'Import and export' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Export all as Markdown' }).click();
      const file = join(folder, 'notes.zip');
      await (await downloading).saveAs(file);
      const bytes = await readFile(file);
      expect(bytes.subarray(0, 2).toString()).toBe('PK');

      await page.getByRole('button', { name: 'Actions of the note' }).click();
      await page.getByRole('menuitem', { name: 'Put into the trash' }).click();
      await page
        .getByRole('list', { name: 'Notes' })
        .getByText('Garden')
        .waitFor({ state: 'detached' });
      await writeFile(join(folder, 'again.zip'), bytes);
      await page.getByRole('button', { name: 'Import and export' }).click();
      await page.getByRole('menuitem', { name: 'Import notes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import notes' });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByLabel('Archive').click(),
      ]);
      await chooser.setFiles(join(folder, 'again.zip'));
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog.getByText('2 notes are here now').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();

      await page.getByRole('textbox', { name: 'Search notes' }).fill('theirs');
      await page.getByRole('list', { name: 'Notes found' }).locator('mark').waitFor();
      await checkPage(watched, 'notes-found');
      await page.getByRole('textbox', { name: 'Search notes' }).fill('');
      await page.getByRole('combobox', { name: 'Shelf' }).click();
      await page.getByRole('option', { name: 'Trash' }).click();
      await page.getByRole('list', { name: 'Notes' }).getByText('Garden').click();
      await page.getByRole('button', { name: 'Restore' }).click();
      await saved();
      await page.getByRole('button', { name: 'Actions of the note' }).click();
      await page.getByRole('menuitem', { name: 'Pin' }).click();
      await page.getByRole('list', { name: 'Notes' }).getByLabel('Pinned').waitFor();
    },
    FLOW_MS,
  );

  it(
    'come out of Joplin with a picture, which is shown',
    async () => {
      await watched.signIn('traveller@example.com');
      await watched.createProject('Journal');
      const [note, picture] = ['a'.repeat(32), 'b'.repeat(32)];
      const archive = pack();
      const seen = `Iguana\n\nSeen: ![A photograph](:/${picture})\n\nid: ${note}\ntype_: 1`;
      archive.entry({ name: `${note}.md` }, seen);
      const about = `iguana.jpg\n\nid: ${picture}\nmime: image/jpeg\ntype_: 4`;
      archive.entry({ name: `${picture}.md` }, about);
      archive.entry({ name: `resources/${picture}.jpg` }, await readFile(PHOTO));
      archive.finalize();
      const file = join(folder, 'export.jex');
      await writeFile(file, await buffer(archive));
      await page.getByRole('link', { name: 'Notes' }).click();
      await page.getByRole('button', { name: 'Import and export' }).click();
      await page.getByRole('menuitem', { name: 'Import notes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import notes' });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByLabel('Archive').click(),
      ]);
      await chooser.setFiles(file);
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog.getByText('1 note is here now, out of Joplin, with 1 file.').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('list', { name: 'Notes' }).getByText('Iguana').click();
      const shown = page.getByRole('region', { name: 'Preview' }).getByRole('img');
      // Pictures are made some moments after a file came.
      await eventually(
        async () => {
          await page.reload();
          await shown.waitFor();
          return shown.evaluate((one: HTMLImageElement) => one.decode().then(() => true));
        },
        { timeoutMs: 60_000, everyMs: 1_000 },
      );
      await checkPage(watched, 'notes-picture');
    },
    FLOW_MS,
  );
});
