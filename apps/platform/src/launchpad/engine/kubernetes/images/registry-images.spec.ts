import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobStore, openImage, pullImage, pushImage, RegistryClient } from '@skydeck/oci-image';
import { machineLibraries, type RealRegistry, realRegistry } from '@skydeck/oci-image/testing';
import type { ReplicaSpec } from '../../runtime.driver.js';
import { SandboxMachine } from '../../sandbox/sandbox-machine.js';
import { RegistryImages } from './registry-images.js';

const ACCOUNT = { name: 'pusher', password: 'password of the pusher' };

describe('images of apps in a registry', () => {
  let dir: string;
  let registry: RealRegistry;
  let store: BlobStore;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-images-'));
    registry = await realRegistry();
    store = new BlobStore(join(dir, 'base'));
    const base = await machineLibraries(store, ['/usr/bin/sh']);
    const client = new RegistryClient({ url: registry.url });
    await pushImage(client, store, base, { repository: 'base', tag: 'one' });
    await mkdir(join(dir, 'tree'));
    await writeFile(join(dir, 'tree/server.py'), 'print("hello")\n');
  }, 60_000);

  afterAll(async () => {
    await registry[Symbol.asyncDispose]();
    await rm(dir, { recursive: true, force: true });
  });

  function images(home: string, over: { registry?: string; password?: string } = {}) {
    const name = `${over.registry ?? registry.host}/apps`;
    const { name: username, password } = ACCOUNT;
    const credentials = { username, password: over.password ?? password };
    return new RegistryImages(
      { name, credentials },
      {
        machine: new SandboxMachine({ dir: join(dir, home), instance: '0a1b2c' }),
        baseImage: `${registry.host}/base:one`,
        exportImage: async () =>
          machineLibraries(new BlobStore(join(dir, home, 'images/blobs')), []),
      },
    );
  }

  function spec(over: Partial<ReplicaSpec['artifact']> = {}): ReplicaSpec {
    return {
      replicaId: 'rpl_one',
      appId: 'app_one',
      projectId: 'prj_one',
      releaseId: 'rel_one',
      artifact: {
        digest: `sha256:${'b'.repeat(64)}`,
        kind: 'tree',
        ref: join(dir, 'tree'),
        bytes: 15,
        ...over,
      },
      language: 'python',
      root: '.',
      env: { SECRET: 'not for images' },
      port: 3000,
      limits: { cpu: 1, memoryMb: 128, pids: 64 },
    };
  }

  it('packs a tree once, whoever asks, and names it by its content', async () => {
    const maker = images('one');
    const names = await Promise.all(Array.from({ length: 50 }, () => maker.nameOf(spec())));
    const [name = ''] = names;
    expect(new Set(names).size).toBe(1);
    const [place, digest = ''] = name.split('@');
    expect(place).toBe(`${registry.host}/apps/prj-one`);
    const client = new RegistryClient({ url: registry.url });
    const pulled = new BlobStore(join(dir, 'pulled'));
    const image = await pullImage(client, pulled, {
      repository: 'apps/prj-one',
      reference: digest,
    });
    const { config, manifest } = await openImage(pulled, image);
    expect(config.config).toMatchObject({ User: '65534:65534' });
    expect(config.config?.Env).toContain('PYTHONUNBUFFERED=1');
    expect(JSON.stringify(config)).not.toContain('not for images');
    expect(manifest.layers).toHaveLength(2);
  }, 60_000);

  it('finds by the registry alone what another process has put there', async () => {
    const name = await images('one').nameOf(spec());
    const later = images('two');
    expect(await later.nameOf(spec())).toBe(name);
  }, 60_000);

  it('artifact_missing: packs nothing that is not stored', async () => {
    const gone = spec({ ref: join(dir, 'gone') });
    await expect(images('one').nameOf(gone)).rejects.toMatchObject({ code: 'artifact_missing' });
    const site = spec({ kind: 'static' });
    await expect(images('one').nameOf(site)).rejects.toMatchObject({
      code: 'artifact_unsupported',
    });
  });

  it('leaves an image where it is that others keep in a registry', async () => {
    const ref = `ghcr.io/you/shop@sha256:${'c'.repeat(64)}`;
    expect(await images('one').nameOf(spec({ kind: 'image', ref }))).toBe(ref);
  });

  it('pushes images of the container engine as they are', async () => {
    const ref = 'localhost/skydeck-0a1b2c/app:key';
    const name = await images('one').nameOf(spec({ kind: 'image', ref }));
    expect(name).toMatch(/\/apps\/prj-one@sha256:[0-9a-f]{64}$/);
  }, 60_000);

  it('engine_missing: says that a registry is away, or lets nobody in', async () => {
    const away = images('one', { registry: '127.0.0.1:1' });
    await expect(away.nameOf(spec())).rejects.toMatchObject({ code: 'engine_missing' });
    await using closed = await realRegistry({ account: ACCOUNT });
    const wrong = images('one', { registry: closed.host, password: 'wrong' });
    await expect(wrong.nameOf(spec())).rejects.toMatchObject({
      code: 'engine_missing',
      message: expect.stringContaining('does not let us'),
    });
    const right = images('one', { registry: closed.host });
    expect(await right.nameOf(spec())).toContain(closed.host);
  }, 60_000);
});
