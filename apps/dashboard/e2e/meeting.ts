import type { Browser, Page } from 'playwright-core';
import { WatchedPage } from './browser.js';
import type { BrowserClient } from './browser-client.js';
import { checkPage } from './check-page.js';

/** Cameras and microphones that need nobody's consent, and a screen to share. */
export const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream=display-media-type=monitor',
  '--use-fake-ui-for-media-stream',
];
/** Media is slow where many tests share few processors. */
const SOON = { timeout: 30_000 };

type Heard = typeof globalThis & { heard?: string[] };

/** Runs in the page: remembers every notice that it shows. */
function keepNotices(): void {
  const heard: string[] = [];
  (globalThis as Heard).heard = heard;
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const isNotice = target instanceof Element && target.matches('.meet-notices');
      if (isNotice) heard.push(target.textContent ?? '');
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** A room of a project, as its owner has it. */
export class Meeting {
  private constructor(
    private readonly owner: BrowserClient,
    private readonly path: string,
  ) {}

  static async create(owner: BrowserClient, project: string, room: object): Promise<Meeting> {
    const path = `/api/platform/v1/projects/${project}/costream/rooms`;
    const { json } = await owner.send('POST', path, room);
    return new Meeting(owner, `${path}/${String(json.data['id'])}`);
  }

  /** The link that lets somebody in. */
  async linkFor(identity: string, role: 'host' | 'speaker' | 'viewer', name?: string) {
    const { json, status } = await this.owner.send('POST', `${this.path}/tokens`, {
      identity,
      role,
      ...(name !== undefined && { name }),
    });
    if (status !== 201) throw new Error(`No token: ${JSON.stringify(json)}`);
    return String(json.data['join_url']);
  }

  async end(): Promise<void> {
    await this.owner.send('DELETE', this.path);
  }
}

/** Somebody at the page of a meeting. */
export class MeetingGuest {
  private constructor(readonly watched: WatchedPage) {}

  static async open(browser: Browser, url: string): Promise<MeetingGuest> {
    const { origin, pathname, hash } = new URL(url);
    const watched = await WatchedPage.open(browser, origin);
    const context = watched.page.context();
    await context.grantPermissions(['camera', 'microphone'], { origin });
    await watched.page.addInitScript(keepNotices);
    await watched.goTo(pathname + hash);
    return new MeetingGuest(watched);
  }

  get page(): Page {
    return this.watched.page;
  }

  async join(): Promise<void> {
    const { page } = this;
    await page.locator('.meet-preview video:not([hidden])').waitFor(SOON);
    await page.getByRole('button', { name: 'Join now' }).click();
    await page.getByRole('button', { name: 'Leave' }).waitFor(SOON);
  }

  /** Waits until so many tiles show pictures that move. */
  async seesMoving(count: number): Promise<void> {
    await this.page.waitForFunction(
      async (wanted) => {
        const videos = [...document.querySelectorAll<HTMLVideoElement>('.meet-tile video')];
        const before = videos.map(({ currentTime }) => currentTime);
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
        const moving = videos.filter(
          ({ videoWidth, currentTime }, index) =>
            videoWidth > 0 && currentTime > (before[index] ?? 0),
        );
        return moving.length === wanted;
      },
      count,
      SOON,
    );
  }

  /** Waits until something was said in the corner, where it stands for some seconds only. */
  async hears(text: string, timeout = SOON.timeout): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => (globalThis as Heard).heard?.some((told) => told.includes(wanted)),
      text,
      { timeout },
    );
  }

  check(name: string): Promise<void> {
    return checkPage(this.watched, name);
  }
}
