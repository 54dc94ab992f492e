import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export { startBrowser } from '@skydeck/testing/browser';

/**
 * Chromium gives up every request when the machine gains or loses a network interface, and
 * deployments make and remove such. The page asks again by itself.
 */
const NETWORK_CHANGED = 'ERR_NETWORK_CHANGED';
const MOST_TRIES = 4;

/** A page together with everything that should not have happened on it. */
export class WatchedPage {
  /** Errors and warnings of the console, and uncaught errors. */
  readonly complaints: string[] = [];
  /** Addresses outside of the dashboard that the page asked for. */
  readonly foreign: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async open(
    browser: Browser,
    url: string,
    options: BrowserContextOptions = {},
  ): Promise<WatchedPage> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    const watched = new WatchedPage(await context.newPage(), url);
    watched.#watch();
    return watched;
  }

  #watch(): void {
    const { page, complaints, foreign } = this;
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      const text = message.text();
      if (isComplaint && !text.includes(NETWORK_CHANGED)) {
        complaints.push(`${text} ${message.location().url}`.trim());
      }
    });
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(this.url) && !address.startsWith('data:')) foreign.push(address);
    });
  }

  /** Other tests make networks meanwhile, of which the browser hears: it is asked again then. */
  async goTo(path: string): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.page.goto(`${this.url}${path}`);
      } catch (error) {
        if (tries === MOST_TRIES || !String(error).includes(NETWORK_CHANGED)) throw error;
      }
    }
  }

  /** Signs in by the code that the page's own local outbox shows. */
  async signIn(email: string): Promise<void> {
    const { page } = this;
    await this.goTo('/sign-in');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Use code \d{6}$/ }).click();
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
  }

  async createProject(name: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'New project' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create project' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  /** Waits until the pictures that are shown are there, or were not to be had. */
  async pictured(): Promise<void> {
    await this.page.waitForFunction(() =>
      [...document.images].every((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        // What is further down may come when it is scrolled to.
        return one.complete || bottom < 0 || top > window.innerHeight;
      }),
    );
  }

  /** Whether pictures are wanted. */
  get takesPictures(): boolean {
    return process.env['SCREENSHOTS'] !== undefined;
  }

  /** Saves a picture when `SCREENSHOTS` names a folder. */
  async picture(name: string): Promise<void> {
    const folder = process.env['SCREENSHOTS'];
    if (folder)
      await this.page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
  }

  /**
   * Closes the page; throws when it complained or asked another site for something.
   * @param isExpected tells complaints that a test wants; some come while the page closes
   */
  async close(isExpected: (complaint: string) => boolean = () => false): Promise<void> {
    await this.page.context().close();
    const complaints = this.complaints.filter((complaint) => !isExpected(complaint));
    const problems = [...complaints, ...this.foreign];
    if (problems.length > 0) throw new Error(`On the page: ${problems.join('\n')}`);
  }
}
