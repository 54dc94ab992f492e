import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { joinProject } from './invited.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 180_000;
const WAIT = { timeoutMs: 20_000 };
let stack: Stack;
let browser: Browser;
let folder: string;
let people: WatchedPage[];

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-live-notes-'));
  stack = await startStack(['auth', 'vault', 'messaging', 'platform', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
  });
  people = await Promise.all(
    ['ama', 'kofi', 'vi'].map(() =>
      WatchedPage.open(browser, stack.endpoints.dashboard_url, { reducedMotion: 'reduce' }),
    ),
  );
}, START_MS);

afterAll(async () => {
  for (const [at, one] of (people ?? []).entries()) await one.picture(`live-notes-last-${at}`);
  // A title that is saved second is refused, and saved again with what came first.
  for (const one of people ?? []) await one.close((complaint) => complaint.includes('412'));
  await browser?.close();
  await stack?.close();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

/** The way that the WebSockets of a page take, which can be cut. */
class Cable {
  readonly #open = new Set<WebSocketRoute>();
  #isCut = false;

  static async of(page: Page): Promise<Cable> {
    const cable = new Cable();
    await page.routeWebSocket(/\/live\?/, (socket) => cable.#join(socket));
    return cable;
  }

  #join(socket: WebSocketRoute): void {
    if (this.#isCut) return void socket.close();
    this.#open.add(socket).add(socket.connectToServer());
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    for (const socket of this.#open) await socket.close();
    this.#open.clear();
  }

  mend(): void {
    this.#isCut = false;
  }
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const stands = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();

/** The text in the editor, without the names at the cursors of others. */
const textOf = (page: Page): Promise<string> =>
  editor(page).evaluate((content) => {
    const lines = [...content.querySelectorAll('.cm-line')].map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const cursor of copy.querySelectorAll('.other-cursor, img')) cursor.remove();
      return copy.textContent;
    });
    return lines.join('\n');
  });

const areSame = async (one: Page, other: Page, ...parts: readonly string[]): Promise<void> => {
  let texts: readonly string[] = [];
  await eventually(async () => {
    texts = [await textOf(one), await textOf(other)];
    return texts[0] === texts[1] && parts.every((part) => texts[0]!.includes(part));
  }, WAIT).catch((cause: unknown) => {
    throw new Error(`Not the same with ${parts.join(', ')}: ${texts.join(' | ')}`, { cause });
  });
};

async function typeAt(page: Page, key: string, words: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press(key);
  await page.keyboard.type(words, { delay: 15 });
}

/** The text that the service has of the note that is open. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async (note) => {
    const headers = { 'skydeck-project': 'diary' };
    const answer = await fetch(`/api/vault/api/v1/notes/${note}`, { headers });
    return ((await answer.json()) as { data: { body: string } }).data.body;
  }, new URL(page.url()).searchParams.get('note'));

it(
  'two who write a note at once see text and cursors of each other, and whoever only reads reads along',
  async () => {
    const [ama, kofi, vi] = people as [WatchedPage, WatchedPage, WatchedPage];
    const cable = await Cable.of(kofi.page);
    await ama.signIn('ama@example.com');
    await ama.createProject('Diary');
    await joinProject(ama.page, kofi, 'kofi@example.com', 'developer');
    await joinProject(ama.page, vi, 'vi@example.com', 'viewer');

    await ama.page.getByRole('link', { name: 'Notes', exact: true }).click();
    await ama.page.getByText('No notes yet').waitFor();
    await ama.page.keyboard.press('n');
    await ama.page.getByRole('textbox', { name: 'Title' }).fill('Plan');
    await editor(ama.page).click();
    await ama.page.keyboard.insertText('# Plan\n\nThe middle\n\n- [ ] Bread\n');
    await stands(ama.page, 'Live');
    await stands(ama.page, 'Saved');
    const path = new URL(ama.page.url());
    for (const one of [kofi, vi]) await one.goTo(`${path.pathname}${path.search}`);

    // Two at once, at both ends.
    await kofi.page.getByText('Write', { exact: true }).click();
    await stands(kofi.page, 'Live');
    await areSame(ama.page, kofi.page, 'The middle');
    await Promise.all([
      typeAt(ama.page, 'Control+Home', 'Written by Ama. '),
      typeAt(kofi.page, 'Control+End', 'Written by Kofi.'),
    ]);
    await areSame(ama.page, kofi.page, 'Written by Ama. # Plan', '\nWritten by Kofi.');
    await ama.page.getByRole('list', { name: 'Also here' }).getByText('kofi').waitFor();
    await ama.page.locator('.other-cursor').getByText('kofi').waitFor();
    await kofi.page.locator('.other-cursor').getByText('ama').waitFor();
    await kofi.page.keyboard.press('Shift+ArrowUp');
    await ama.page.locator('.other-selection').first().waitFor();
    await checkPage(ama, 'notes-live');
    const text = await textOf(ama.page);
    await eventually(async () => (await kept(ama.page)) === text, WAIT);

    // Without a connection, and back.
    await cable.cut();
    await stands(kofi.page, 'Offline');
    await typeAt(kofi.page, 'Control+End', ' Kofi is away.');
    await stands(kofi.page, 'Edited');
    await typeAt(ama.page, 'Control+Home', 'Ama goes on. ');
    await checkPage(kofi, 'notes-live-offline');
    expect(await textOf(ama.page)).not.toContain('away');
    cable.mend();
    await stands(kofi.page, 'Live');
    await areSame(ama.page, kofi.page, 'Ama goes on. ', ' Kofi is away.');
    await stands(kofi.page, 'Saved');

    // Undoing takes back what was written here, and nothing of others.
    await editor(kofi.page).click();
    await kofi.page.keyboard.press('Control+z');
    await eventually(async () => !(await textOf(ama.page)).includes('is away.'), WAIT);
    await areSame(ama.page, kofi.page, 'Ama goes on. ', 'Written by Ama.');

    // Who reads, reads along, and changes nothing.
    const preview = vi.page.getByRole('region', { name: 'Preview' });
    await preview.getByText('Ama goes on.').waitFor();
    await typeAt(ama.page, 'Control+End', '\n\nVi sees this.');
    await preview.getByText('Vi sees this.').waitFor();
    expect(await vi.page.getByText('Write', { exact: true }).count()).toBe(0);
    expect(await preview.getByRole('checkbox').isDisabled()).toBe(true);
    expect(await vi.page.getByRole('textbox', { name: 'Title' }).isEditable()).toBe(false);
    await checkPage(vi, 'notes-live-viewer');

    // A tick and a title go with what is written.
    await kofi.page.getByText('Both', { exact: true }).click();
    await kofi.page.getByRole('checkbox', { name: 'Bread' }).click();
    await areSame(ama.page, kofi.page, '- [x] Bread');
    await kofi.page.getByRole('textbox', { name: 'Title' }).fill('Plan of both');
    await ama.page.locator('input[value="Plan of both"]').waitFor();
    const last = await textOf(ama.page);
    await eventually(async () => (await kept(ama.page)) === last, WAIT);
    expect(last).toContain('Vi sees this.');
  },
  FLOW_MS,
);
