import type { Page } from 'playwright-core';
import { showSection } from './app-page.js';
import { startBrowser, WatchedPage } from './browser.js';
import { startServersStack } from './servers-stack.js';

export const START_MS = 120_000;
export const FLOW_MS = 180_000;
const SETTLED_MS = 20_000;

const isLost = (text: string): boolean => text.includes('404 (Not Found)');

/** Pages of servers on a real engine, with a project of its own open. */
export class ServersPage {
  /** Servers without a backup plan answer with 404, of which the browser writes to its console. */
  #withoutPlan = 0;

  private constructor(
    readonly watched: WatchedPage,
    private readonly end: () => Promise<void>,
  ) {
    this.page.setDefaultTimeout(SETTLED_MS);
    this.page.on('response', (response) => {
      const isPlan = response.url().endsWith('/backups/plan');
      if (isPlan && response.status() === 404) this.#withoutPlan += 1;
    });
  }

  static async start(project: string): Promise<ServersPage> {
    const browser = await startBrowser();
    const stack = await startServersStack();
    const watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
    const servers = new ServersPage(watched, async () => {
      await browser.close();
      await stack.close();
    });
    await watched.signIn('servers@example.com');
    await watched.createProject(project);
    return servers;
  }

  get page(): Page {
    return this.watched.page;
  }

  /** What the page complained of, apart from what is expected. */
  complaints(expected = 'nothing is'): string[] {
    const { complaints } = this.watched;
    const lost = complaints.filter(isLost).slice(this.#withoutPlan);
    const others = complaints.filter((text) => !isLost(text) && !text.includes(expected));
    return [...others, ...lost, ...this.watched.foreign];
  }

  close(): Promise<void> {
    return this.end();
  }

  /** Creates a small server and waits until it runs; its page is open then. */
  async create(name: string): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Servers' }).click();
    await page.getByRole('link', { name: 'New server' }).click();
    await page.getByRole('radio', { name: /tiny/ }).click();
    await page.getByRole('radio', { name: /^nano/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create server' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText('Running', { exact: true }).waitFor();
  }

  /** Opens a tab of a server by its link in the list. */
  async open(name: string, tab: string): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Servers' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await showSection(page, tab);
  }

  /** Chooses from the menu of something in a list. */
  async chooseFromMenu(name: string, item: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.locator('[role=menuitem]:not([data-disabled])', { hasText: item }).first().waitFor();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async choose(select: string, option: string): Promise<void> {
    const { page } = this;
    await page.getByRole('combobox', { name: select, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  }
}
