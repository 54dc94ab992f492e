import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { createPlatform, PlatformConfig } from '@skydeck/platform';
import { eventually } from '@skydeck/testing';
import { startBrowser } from '@skydeck/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { openClient, type PageClient } from '../../src/costream/engine/fixtures/browser-client.js';
import { Installation } from '../installation.js';
import { type Answer, LaunchpadHarness } from '../launchpad-harness.js';

export const SOON = { timeoutMs: 30_000, everyMs: 100 };
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Rooms of a whole service with its media server, and a browser. */
export class MediaRoomsHarness {
  private constructor(
    readonly api: LaunchpadHarness,
    readonly browser: Browser,
  ) {}

  /** @param rtpPorts of this one alone, where several run on a machine */
  static async start(
    rtpPorts: string,
    environment: NodeJS.ProcessEnv = {},
    ...options: readonly string[]
  ): Promise<MediaRoomsHarness> {
    const settings = { COSTREAM_RTMP_PORT: '0', COSTREAM_RTP_PORTS: rtpPorts, ...environment };
    const installation = await Installation.start(settings, false, false);
    const config = loadConfig(PlatformConfig, installation.environment);
    installation.platform = await createPlatform(config);
    await installation.platform.listen();
    const api = await LaunchpadHarness.of(installation);
    return new MediaRoomsHarness(api, await startBrowser(...FAKE_DEVICES, ...options));
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.api.close();
  }

  get origin(): string {
    return this.api.installation.platformUrl;
  }

  /** Process of the media server. */
  async mediaServer(): Promise<number> {
    const folder = join(this.api.installation.home, 'run', 'costream');
    const notes = (await readdir(folder)).map((name) => /^janus-(\d+)\.json$/.exec(name)?.[1]);
    return Number(notes.find((pid) => pid !== undefined));
  }

  async made(path: string, body: object = {}): Promise<Answer['data']> {
    const made = await this.api.post(`/costream/${path}`, body);
    if (made.status !== 201) throw new Error(JSON.stringify(made));
    return made.data;
  }

  async seen(path: string): Promise<Answer['data']> {
    return (await this.api.get(`/costream/${path}`)).data;
  }

  /** A page of the origin of the service, where cameras may be used. */
  async page(): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(`${this.origin}/livez`);
    return page;
  }

  /** Somebody in a room, in a page of their own. */
  async joined(room: string, identity: string, role: string): Promise<PageClient> {
    const { token } = await this.made(`rooms/${room}/tokens`, { identity, role });
    const client = await openClient(await this.browser.newPage(), `${this.origin}/livez`);
    await client.join(`${this.origin.replace(/^http/, 'ws')}/v1/costream/rtc`, String(token));
    return client;
  }

  /** Waits until somebody publishes, and gets what they do. */
  async watches(client: PageClient, room: string, identity: string): Promise<void> {
    const ids = await eventually(async () => {
      const { tracks = [] } = await this.seen(`rooms/${room}/participants/${identity}`);
      const found = (tracks as { id: string }[]).map(({ id }) => id);
      return found.length === 2 && found;
    }, SOON);
    await client.subscribe(ids);
  }

  /** Waits until pictures and sound come in. */
  async receives(client: PageClient, frames = 5): Promise<void> {
    const before = await client.received();
    await eventually(async () => {
      const now = await client.received();
      return now.frames >= before.frames + frames && now.audioBytes > before.audioBytes + 1_000;
    }, SOON);
  }
}
