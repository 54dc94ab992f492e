import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BlobStore, pushImage, RegistryClient } from '@skydeck/oci-image';
import { machineLibraries, realRegistry } from '@skydeck/oci-image/testing';
import Docker from 'dockerode';
import {
  type PodmanService,
  podmanService,
} from '../src/launchpad/engine/fixtures/podman-service.js';
import { GitRepository } from './git-repository.js';
import { imagePage } from './image-page.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

describe('releases as images', () => {
  let launchpad: LaunchpadHarness;
  let podman: PodmanService;
  const opened: AsyncDisposable[] = [];
  const dirs: string[] = [];

  beforeAll(async () => {
    const registry = await realRegistry();
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-base-'));
    const store = new BlobStore(dir);
    const base = await machineLibraries(store, ['/usr/bin/sh', process.execPath]);
    const client = new RegistryClient({ url: registry.url });
    await pushImage(client, store, base, { repository: 'base', tag: 'v1' });
    podman = await podmanService();
    dirs.push(dir);
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_BASE_IMAGE: `${registry.host}/base:v1`,
      LAUNCHPAD_ENGINE_SOCKET: podman.socket,
    });
    const repository = await GitRepository.create(plainServer('one'));
    opened.push(repository, registry, podman);
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env: { GREETING: 'top-secret' } });
  }, 180_000);

  afterAll(async () => {
    await launchpad.close();
    for (const one of opened) await one[Symbol.asyncDispose]();
    for (const dir of dirs) await rm(dir, { recursive: true, force: true });
  }, 60_000);

  const raw = (path: string, token = launchpad.token, method = 'GET') => {
    const basic = `Basic ${Buffer.from(`x:${token}`).toString('base64')}`;
    const authorization = path.startsWith('/v2/') ? basic : `Bearer ${token}`;
    return fetch(`${launchpad.installation.platformUrl}${path}`, {
      method,
      headers: { authorization },
    });
  };

  it('podman pulls a release with the key as its password, and the app answers in it', async () => {
    const { host } = new URL(launchpad.installation.platformUrl);
    const manifest = await raw('/v2/demo/shop/manifests/1');
    // Podman tells the status only.
    if (!manifest.ok) throw new Error(await manifest.text());
    const name = `${host}/demo/shop:1`;
    await podman.command('pull', '-q', '--tls-verify=false', `--creds=x:${launchpad.token}`, name);
    expect(await imagePage(podman, name)).toContain('one');
  }, 120_000);

  it('200: downloads the same image as an archive that podman loads', async () => {
    const answer = await raw('/v1/projects/demo/apps/shop/releases/1/image');
    expect(answer.headers.get('content-disposition')).toContain('shop-1.tar');
    const engine = new Docker({ socketPath: podman.socket });
    const loaded = await engine.loadImage(Readable.fromWeb(answer.body as never));
    const text = (await new Response(Readable.toWeb(loaded as Readable) as never).text()).trim();
    expect(text).toMatch(/Loaded image/);
    const manifest = await raw('/v2/demo/shop/manifests/latest');
    const { config } = (await manifest.json()) as { config: { digest: string } };
    const images = await podman.command('images', '--no-trunc', '--format', '{{.ID}}');
    expect(images).toContain(config.digest);
  }, 120_000);

  it('holds no variable of the app and nobody to become', async () => {
    const manifest = await raw('/v2/demo/shop/manifests/1');
    const { config } = (await manifest.json()) as { config: { digest: string } };
    const text = await (await raw(`/v2/demo/shop/blobs/${config.digest}`)).text();
    expect(text).not.toContain('top-secret');
    expect(JSON.parse(text)).toMatchObject({ os: 'linux', config: { User: '65534:65534' } });
  });

  it('is the same image for a number, `latest` and its digest; HEAD tells the size', async () => {
    const [one, latest] = await Promise.all([
      raw('/v2/demo/shop/manifests/1'),
      raw('/v2/demo/shop/manifests/latest', undefined, 'HEAD'),
    ]);
    const digest = one.headers.get('docker-content-digest') ?? '';
    expect(latest.headers.get('docker-content-digest')).toBe(digest);
    expect(latest.headers.get('content-length')).toBe(String((await one.text()).length));
    expect((await raw(`/v2/demo/shop/manifests/${digest}`)).status).toBe(200);
  });

  it('401: asks for a password, and takes no wrong one', async () => {
    const base = launchpad.installation.platformUrl;
    for (const path of ['/v2/', '/v2/demo/shop/manifests/1']) {
      const answer = await fetch(`${base}${path}`);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
        401,
        'Basic realm="Skydeck"',
      ]);
    }
    expect((await raw('/v2/demo/shop/manifests/1', 'dk_live_guess')).status).toBe(401);
  });

  it('404: knows no other tag, digest, app or project, and gives no blob of another app', async () => {
    const other = await GitRepository.create(plainServer('two'));
    opened.push(other);
    await launchpad.deploy({ name: 'other', repo: other.dir });
    const manifest = await raw('/v2/demo/other/manifests/1');
    const { layers } = (await manifest.json()) as { layers: { digest: string }[] };
    const own = layers.at(-1)?.digest ?? '';
    expect((await raw(`/v2/demo/other/blobs/${own}`)).status).toBe(200);
    for (const path of [
      `demo/shop/blobs/${own}`,
      'demo/shop/blobs/sha256:1',
      'demo/shop/blobs/..%2f..%2fbases',
      'demo/shop/manifests/99',
      'demo/shop/manifests/main',
      `demo/shop/manifests/sha256:${'0'.repeat(64)}`,
      'demo/none/manifests/1',
      'none/shop/manifests/1',
    ]) {
      expect([path, (await raw(`/v2/${path}`)).status]).toEqual([path, 404]);
    }
  }, 60_000);
});
