import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PodmanService,
  podmanService,
} from '../src/launchpad/engine/fixtures/podman-service.js';
import { GitRepository } from './git-repository.js';
import { imagePage } from './image-page.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

describe('releases as images on a Debian of our own', () => {
  let launchpad: LaunchpadHarness;
  let podman: PodmanService;

  beforeAll(async () => {
    podman = await podmanService();
    launchpad = await LaunchpadHarness.start();
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await podman[Symbol.asyncDispose]();
  }, 60_000);

  async function download(app: string): Promise<string> {
    const answer = await fetch(launchpad.address(`/apps/${app}/releases/1/image`), {
      headers: { authorization: `Bearer ${launchpad.token}` },
    });
    if (!answer.ok) throw new Error(await answer.text());
    const file = join(launchpad.installation.home, `${app}.tar`);
    await writeFile(file, answer.body as never);
    const loaded = await podman.command('load', '-q', '-i', file);
    return loaded.replace('Loaded image: ', '').trim();
  }

  it.each([
    ['a server of Node', plainServer('one'), '/', 'one'],
    [
      'a site whose pages have no ending in their address',
      { 'index.html': '<p>home</p>', 'about.html': '<p>about us</p>' },
      '/about',
      'about us',
    ],
  ])(
    'runs %s',
    async (what, files, path, text) => {
      const name = what.includes('Node') ? 'node' : 'site';
      await using repository = await GitRepository.create(files);
      await launchpad.deploy({ name, repo: repository.dir });
      expect(await imagePage(podman, await download(name), path)).toContain(text);
    },
    600_000,
  );
});
