import type { Browser, Page } from 'playwright-core';
import { WatchedPage } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 760 };
/** The last is the one that most goes wrong on. */
const LOOKS = [
  { name: 'desk-light', colorScheme: 'light', ...DESK },
  { name: 'desk-dark', colorScheme: 'dark', ...DESK },
  { name: 'phone-light', colorScheme: 'light', ...PHONE },
  { name: 'phone-dark', colorScheme: 'dark', ...PHONE },
] as const;

/** An app without deploy key, hook or image answers with 404, of which the browser writes. */
const isOfNothingYet = (text: string): boolean =>
  /404 \(Not Found\).*\/(?:deploy-key|hook|image)$/.test(text);

/** The page of an app, in a project of its own. */
export class AppPage {
  /** What the browser writes of answers that a test wants to be refusals. */
  readonly refusals: string[] = [];

  private constructor(
    readonly watched: WatchedPage,
    private readonly project: string,
  ) {}

  static async open(browser: Browser, url: string, project: string): Promise<AppPage> {
    const watched = await WatchedPage.open(browser, url);
    await watched.signIn('apps@example.com');
    await watched.createProject(project);
    return new AppPage(watched, project.toLowerCase().replaceAll(' ', '-'));
  }

  get page(): Page {
    return this.watched.page;
  }

  /** Opens a tab of an app by its address. */
  async open(app: string, tab: string): Promise<void> {
    await this.watched.goTo(`/projects/${this.project}/app/${app}?tab=${tab}`);
    await this.page.locator('nav.section-menu [aria-current=page]').waitFor({ state: 'attached' });
  }

  /** Goes to a section of the app that is open, as people do. */
  async show(section: string): Promise<void> {
    await showSection(this.page, section);
  }

  /** Makes an app of a folder; its first deployment is shown then. */
  async upload(folder: string, name: string): Promise<void> {
    const { page } = this;
    await this.watched.goTo(`/projects/${this.project}/apps/new`);
    await page.getByText('Folder', { exact: true }).click();
    await page.getByLabel('Folder', { exact: true }).last().setInputFiles(folder);
    await page.getByRole('textbox', { name: 'App name' }).fill(name);
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await page.getByRole('heading', { name: 'Deployment #1' }).waitFor();
  }

  /** Waits until the deployment that is shown is live. */
  async isLive(timeout: number): Promise<void> {
    await this.page.getByText('Your app is live at').waitFor({ timeout });
    await this.page.getByRole('listitem', { name: 'Live: done' }).waitFor();
  }

  /** Shows every tab of an app, on a desk and on a phone. Gives what is wrong with them. */
  async auditTabs(app: string, tabs: readonly string[]): Promise<unknown[]> {
    const { page, watched } = this;
    const problems: unknown[] = [];
    for (const tab of tabs) {
      const looks = watched.takesPictures ? LOOKS : LOOKS.slice(-1);
      for (const { name, colorScheme, ...viewport } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await this.open(app, tab);
        await page.waitForFunction(isLoaded);
        await watched.picture(`app-${tab}-${name}`);
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        const found = [...(await auditPage(page)), ...(await auditContrast(page))];
        if (found.length > 0 || widthPx > viewport.width) {
          problems.push({ tab, name, widthPx, found });
        }
      }
    }
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: 'light' });
    return problems;
  }

  /** Closes the page; throws when it complained of more than what is expected. */
  async close(): Promise<void> {
    await this.watched.close(
      (text) => isOfNothingYet(text) || this.refusals.some((refusal) => text.startsWith(refusal)),
    );
  }
}

/** Follows the link of a section, which is behind a button on narrow windows. */
export async function showSection(page: Page, section: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: /^Sections of / });
  await menu.waitFor();
  const toggle = menu.getByRole('button');
  if (await toggle.isVisible()) await toggle.click();
  await menu.getByRole('link', { name: section, exact: true }).click();
}

/** Runs in the page. */
function isLoaded(): boolean {
  return document.querySelector('[role=status][aria-label=Loading]') === null;
}
