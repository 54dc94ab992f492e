import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-tasks-'));
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
});

afterEach(async () => {
  await watched.picture('tasks-last');
  return watched.close();
});

const listOf = (name: string) => page.getByRole('list', { name: `Tasks in ${name}` });

/** Waits until a list has these titles, in this order. */
async function has(name: string, titles: readonly string[]): Promise<void> {
  const found = await page.waitForFunction(
    ([label, wanted]) => {
      const list = document.querySelector(`ul[aria-label="Tasks in ${label}"]`);
      const shown = [...(list?.querySelectorAll('.task-title') ?? [])];
      return shown.map(({ textContent }) => textContent).join('|') === wanted;
    },
    [name, titles.join('|')] as const,
  );
  await found.dispose();
}

async function add(field: string, ...lines: readonly string[]): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true });
  for (const line of lines) {
    await box.fill(line);
    await page.keyboard.press('Enter');
  }
}

async function drag(from: Locator, to: Locator, isBelow: boolean): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  const y = end.y + (isBelow ? end.height - 3 : 3);
  await page.mouse.move(start.x + 80, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(end.x + 60, end.y + end.height / 2, { steps: 4 });
  await page.mouse.move(end.x + 60, y, { steps: 2 });
  await page.mouse.up();
}

/** Makes a space as a program would. */
const createSpace = (name: string) =>
  page.evaluate(async (called) => {
    const response = await fetch('/api/vault/api/v1/spaces', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-skydeck-dashboard': '1',
        'skydeck-project': 'garden',
      },
      body: JSON.stringify({ name: called }),
    });
    if (!response.ok) throw new Error(`The space was refused: ${response.status}.`);
  }, name);

const card = (title: string) => page.locator('[data-task]', { hasText: title });

describe('tasks', () => {
  it(
    'are added, ticked, moved by mouse and keyboard, changed and deleted',
    async () => {
      await watched.signIn('gardener@example.com');
      await watched.createProject('Garden');
      await page.getByRole('link', { name: 'Tasks', exact: true }).click();
      await page.getByText('No lists yet').waitFor();
      await checkPage(watched, 'tasks-empty');

      await page.getByRole('button', { name: 'New list' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Spring');
      for (const [at, section] of ['To do', 'Doing'].entries()) {
        await dialog.getByRole('button', { name: 'Add a section' }).click();
        await dialog.getByRole('textbox', { name: `Section ${at + 1}` }).fill(section);
      }
      await dialog.getByRole('button', { name: 'Create list' }).click();
      await page.getByRole('heading', { name: 'Spring', level: 2 }).waitFor();

      await page.getByRole('heading', { name: 'Spring', level: 2 }).click();
      await page.keyboard.press('g');
      await page.keyboard.press('n');
      await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Spring', level: 2 }).click();
      await page.keyboard.press('n');
      await page.keyboard.type('Water beds every monday 8:00 #garden !high');
      await page.getByRole('status', { name: 'What is added' }).getByText('Every Monday').waitFor();
      await page.keyboard.press('Enter');
      await add('Add a task', 'Buy seeds tomorrow', 'Cut the hedge');
      await has('No section', ['Water beds', 'Buy seeds', 'Cut the hedge']);
      await checkPage(watched, 'tasks-list');

      // By the keyboard, and it is still so when the page is read anew.
      await page.getByRole('button', { name: 'Move Cut the hedge' }).focus();
      const moved = page.waitForResponse(/\/move$/);
      await page.keyboard.press('ArrowUp');
      await has('No section', ['Water beds', 'Cut the hedge', 'Buy seeds']);
      await page.getByText('Cut the hedge: 2 of 3 in No section').waitFor({ state: 'attached' });
      await moved;
      await page.reload();
      await has('No section', ['Water beds', 'Cut the hedge', 'Buy seeds']);

      await page.getByText('Board', { exact: true }).click();
      await drag(card('Water beds'), page.locator('[data-column]').nth(2), true);
      await has('Doing', ['Water beds']);
      await drag(card('Buy seeds'), card('Water beds'), false);
      await has('Doing', ['Buy seeds', 'Water beds']);
      await page.getByRole('button', { name: 'Move Cut the hedge' }).focus();
      await page.keyboard.press('ArrowRight');
      await has('To do', ['Cut the hedge']);
      await page.keyboard.press('ArrowRight');
      await has('Doing', ['Cut the hedge', 'Buy seeds', 'Water beds']);
      await add('Add to To do', 'Order soil');
      await has('To do', ['Order soil']);
      await drag(card('Order soil'), page.locator('[data-column="done"]'), true);
      await has('Done', ['Order soil']);
      await checkPage(watched, 'tasks-board');

      await listOf('Doing').getByText('Cut the hedge').click();
      const drawer = page.getByRole('dialog', { name: 'Task' });
      await drawer.getByLabel('Notes').fill('The one along the road.');
      await drawer.getByLabel('Due').fill('2031-05-01');
      await add('Add a subtask', 'Sharpen the shears');
      await drawer.getByRole('list', { name: 'Parts of the task' }).waitFor();
      await drawer.getByRole('button', { name: 'Add a reminder' }).click();
      await drawer.getByRole('button', { name: 'Remind' }).click();
      await drawer.getByText('E-mail to gardener@example.com').waitFor();
      await drawer.getByText('Planned').waitFor();
      await checkPage(watched, 'tasks-drawer');
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await listOf('Doing').getByText('May 1, 2031').waitFor();

      // What repeats is followed by the next.
      await page.getByText('List', { exact: true }).click();
      await page.getByRole('button', { name: 'Move Water beds' }).focus();
      await page.keyboard.press('ArrowRight');
      await page
        .locator('[data-task]', { hasText: 'Buy seeds' })
        .getByText('1', { exact: true })
        .waitFor();
      await page.keyboard.press('ArrowLeft');
      await has('Doing', ['Cut the hedge', 'Sharpen the shears', 'Buy seeds', 'Water beds']);
      await page.getByRole('checkbox', { name: 'Done: Water beds' }).click();
      await page.getByRole('switch', { name: 'Show what is done' }).click({ force: true });
      await page.getByRole('checkbox', { name: 'Undo Water beds' }).waitFor();
      await page.getByRole('checkbox', { name: 'Done: Water beds' }).waitFor();
      await page.getByRole('checkbox', { name: 'Done: Cut the hedge' }).click();
      await page.getByRole('alert').filter({ hasText: 'Cut the hedge' }).getByText('Undo').click();
      await page.getByRole('checkbox', { name: 'Done: Cut the hedge' }).waitFor();

      await page.getByRole('link', { name: 'Due soon' }).click();
      const tomorrow = page.getByRole('list', { name: 'Tasks due: Tomorrow' });
      await tomorrow.getByRole('checkbox', { name: 'Done: Buy seeds' }).click();
      await tomorrow.getByText('Buy seeds').waitFor({ state: 'detached' });
      await checkPage(watched, 'tasks-due');

      await page.getByRole('link', { name: 'Spring' }).click();
      await page.getByRole('button', { name: 'Actions of Spring' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
      await page.getByText('No lists yet').waitFor();

      await createSpace('Family');
      await page.reload();
      await page.getByRole('combobox', { name: 'Space' }).click();
      await page.getByRole('option', { name: 'Family' }).click();
      await page.waitForURL(/space=spc_/);
    },
    FLOW_MS,
  );
});
