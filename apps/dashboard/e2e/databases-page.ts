import { mkdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { startStack } from './stack.js';

export const START_MS = 120_000;
export const FLOW_MS = 180_000;
/** The first database brings a server up, which takes a while on a busy machine. */
const SETTLED_MS = 60_000;
/** Apart from what others on this machine may have taken. */
const PORTS_FROM = 31_000;
const PORTS = 20;

/** What was refused since something else was going on. */
const refused: string[] = [];

/** Pages of real databases, with a project of its own open. */
export class DatabasesPage {
  private constructor(
    readonly watched: WatchedPage,
    private readonly end: () => Promise<void>,
  ) {
    this.page.setDefaultTimeout(SETTLED_MS);
  }

  static async start(project: string): Promise<DatabasesPage> {
    const browser = await startBrowser();
    const from = PORTS_FROM + PORTS * Math.floor(Math.random() * 50);
    const stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
      DATABASES_PORT_RANGE: `${from}-${from + PORTS - 1}`,
      DATABASES_METRICS_EVERY_S: '5',
    });
    await keepPrograms(stack.environment['SKYDECK_HOME'] ?? '');
    const watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
    watched.page.on('response', (answer) => {
      if (answer.status() === 409) refused.push(`${answer.request().method()} ${answer.url()}`);
    });
    await watched.signIn('databases@example.com');
    await watched.createProject(project);
    return new DatabasesPage(watched, async () => {
      await browser.close();
      await stack.close();
    });
  }

  get page(): Page {
    return this.watched.page;
  }

  /** What the page complained of. */
  complaints(): string[] {
    return [...this.watched.complaints, ...this.watched.foreign, ...refused];
  }

  close(): Promise<void> {
    return this.end();
  }

  /** Creates a database and waits until it is there; its page is open then. */
  async create(name: string, version: string, plan: 'Shared' | 'Dedicated' = 'Shared') {
    const { page } = this;
    await page.getByRole('link', { name: 'Databases' }).click();
    await page.getByRole('link', { name: 'New database' }).click();
    await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.choose('Version', version);
    await page.getByRole('button', { name: 'Create database' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText('Available', { exact: true }).waitFor();
  }

  /** Opens a database from the list. */
  async open(name: string): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Databases' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  /** Chooses what a database is to be as it was at a second. */
  async pickMoment(atMs: number, where = 'Into another database'): Promise<void> {
    const { page } = this;
    await this.openTab('Backups');
    await page.getByRole('radio', { name: new RegExp(`^${where}`) }).click();
    await page.getByText('A moment', { exact: true }).click();
    await page.getByLabel('Moment', { exact: true }).first().fill(localText(atMs));
  }

  async openTab(tab: string): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
  }

  /** Signs in at the address that the overview shows. */
  async connect(label = 'address'): Promise<pg.Client> {
    const { page } = this;
    await this.openTab('Overview');
    await page.getByRole('button', { name: 'Show the connection' }).click();
    return this.connectTo(label);
  }

  /** Signs in at an address that is shown. */
  async connectTo(label = 'address'): Promise<pg.Client> {
    const url = await this.page.getByLabel(label, { exact: true }).innerText();
    const client = new pg.Client({
      connectionString: url.trim().replace(/[?&]sslmode=[a-z-]+/, ''),
      ssl: { rejectUnauthorized: false },
    });
    // A server that is put back or upgraded ends connections.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** What the database answers to its owner. */
  async ask(sql: string, label?: string): Promise<unknown[]> {
    const client = await this.connect(label);
    const { rows } = await client.query<object>(sql);
    await client.end();
    return rows;
  }

  /** Types what a dialog wants to be sure, and goes on. */
  async confirm(typed: string, action: string): Promise<void> {
    const { page } = this;
    await page.getByLabel(new RegExp(`Type ${typed} to confirm`)).fill(typed);
    await page.getByRole('button', { name: action, exact: true }).click();
  }

  /** Chooses from the menu of something in a list. */
  async chooseFromMenu(name: string | RegExp, item: string): Promise<void> {
    const { page } = this;
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.locator('[role=menuitem]:not([data-disabled])', { hasText: item }).first().waitFor();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async choose(select: string, option: string): Promise<void> {
    const { page } = this;
    await page.getByRole('combobox', { name: select, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  }
}

/** A moment as the browser's input of a date and time has it, in the zone of this machine. */
function localText(atMs: number): string {
  const date = new Date(atMs);
  return new Date(atMs - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Programs that Debian did not install are unpacked once for all tests. */
async function keepPrograms(home: string): Promise<void> {
  const images = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');
  const kept = join(images, 'databases');
  await mkdir(kept, { recursive: true, mode: 0o711 });
  await mkdir(join(home, 'databases'), { recursive: true, mode: 0o711 });
  await symlink(kept, join(home, 'databases/programs'));
}
