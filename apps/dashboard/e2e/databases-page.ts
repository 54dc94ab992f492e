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
    const watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
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
    return [...this.watched.complaints, ...this.watched.foreign];
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

  async openTab(tab: string): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
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
