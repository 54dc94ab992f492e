import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';
import { AUTOPLAY, startBrowserAt } from '@skydeck/testing/browser';
import type { Browser } from 'playwright-core';

const HOST = '198.19.6.1';
const INSIDE = '198.19.6.2';

/** A machine beyond a link of its own, which can be cut; browsers run there. */
export class DistantNetwork implements AsyncDisposable {
  /** The host's address, as that machine sees it. */
  readonly host = HOST;
  readonly #browsers: Browser[] = [];

  private constructor(
    private readonly name: string,
    private readonly folder: string,
  ) {}

  static async start(): Promise<DistantNetwork> {
    // Not as our own bridges are called: those carry no media.
    const name = `rtc${randomBytes(3).toString('hex')}`;
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-distant-'));
    const distant = new DistantNetwork(name, folder);
    await distant.#link();
    return distant;
  }

  /** A Chromium with a camera. @param secureOrigin may use it without TLS */
  async startBrowser(secureOrigin: string, ...more: readonly string[]): Promise<Browser> {
    const program = path.join(this.folder, 'chromium');
    const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    await writeFile(program, `#!/bin/sh\nexec ip netns exec ${this.name} ${chromium} "$@"\n`);
    await chmod(program, 0o755);
    const browser = await startBrowserAt(
      program,
      AUTOPLAY,
      // The second one of them measures depth, and shows no pictures.
      '--use-fake-device-for-media-stream=device-count=3',
      '--use-fake-ui-for-media-stream',
      `--unsafely-treat-insecure-origin-as-secure=${secureOrigin}`,
      ...more,
    );
    this.#browsers.push(browser);
    return browser;
  }

  /** Takes the link down, as when a cable is pulled or Wi-Fi is lost, or up again. */
  async setLink(isUp: boolean): Promise<void> {
    const { name } = this;
    await runCommand('ip', ['-n', name, 'link', 'set', 'eth0', isUp ? 'up' : 'down']);
    // The route goes away with the link.
    if (isUp) await runCommand('ip', ['-n', name, 'route', 'replace', 'default', 'via', HOST]);
  }

  async #link(): Promise<void> {
    const { name } = this;
    const script = [
      `ip netns add ${name}`,
      `ip link add ${name} type veth peer name eth0 netns ${name}`,
      `ip addr add ${HOST}/30 dev ${name}`,
      `ip link set ${name} up`,
      `ip -n ${name} addr add ${INSIDE}/30 dev eth0`,
      `ip -n ${name} link set eth0 up`,
      `ip -n ${name} link set lo up`,
      // Without one Chromium finds no address for media.
      `ip -n ${name} route add default via ${HOST}`,
    ];
    await runCommand('sh', ['-ec', script.join('\n')]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { name, folder } = this;
    await Promise.all(this.#browsers.map(async (browser) => browser.close()));
    const clear = `kill $(ip netns pids ${name}); ip link delete ${name}; ip netns delete ${name}`;
    await runCommand('sh', ['-c', `${clear}; true`]);
    await rm(folder, { recursive: true, force: true });
  }
}
