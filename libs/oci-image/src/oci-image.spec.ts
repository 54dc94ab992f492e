import { mkdir, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { realRegistry } from './testing/real-registry.js';
import { TokenServer } from './testing/token-server.js';
import {
  assembleImage,
  BlobStore,
  type Descriptor,
  imageArchive,
  openImage,
  packLayer,
  pullImage,
  pushImage,
  RegistryClient,
} from './index.js';

let dir: string;
let store: BlobStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-image-'));
  store = new BlobStore(join(dir, 'blobs'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** A folder with the same content, written now. */
async function folder(name: string, text = 'hello\n'): Promise<string> {
  const path = join(dir, name);
  await mkdir(join(path, 'deep'), { recursive: true });
  await writeFile(join(path, 'deep/hello.txt'), text);
  await symlink('./deep/hello.txt', join(path, 'link'));
  return path;
}

async function image(text?: string): Promise<Descriptor> {
  return imageOf(await folder(`base${text}`, 'base'), await folder(`app${text}`, text));
}

async function imageOf(baseDir: string, appDir: string): Promise<Descriptor> {
  const base = await packLayer(store, baseDir, 'opt/base');
  const app = await packLayer(store, appDir, 'app');
  const below = await assembleImage(store, { layers: [base], config: { Env: ['A=1', 'B=2'] } });
  return assembleImage(store, {
    base: below,
    layers: [app],
    config: { Cmd: ['/bin/true'], Env: ['B=3', 'C=4'] },
  });
}

async function headersOf(tar: Buffer): Promise<Header[]> {
  const reader = extract();
  reader.end(tar);
  const headers: Header[] = [];
  for await (const entry of reader) {
    headers.push(entry.header);
    entry.resume();
  }
  return headers;
}

describe('an image', () => {
  it('is the same one when the same files are packed at another time and place', async () => {
    const first = await image();
    await rm(join(dir, 'blobs'), { recursive: true });
    const earlier = new Date('2001-01-01');
    for (const name of ['base', 'app']) {
      await utimes(join(dir, `${name}undefined/deep/hello.txt`), earlier, earlier);
      await rename(join(dir, `${name}undefined`), join(dir, `${name}elsewhere`));
    }
    const moved = imageOf(join(dir, 'baseelsewhere'), join(dir, 'appelsewhere'));
    expect(await moved).toEqual(first);
    expect((await image('other')).digest).not.toBe(first.digest);
  });

  it('has its files at their place, nobody as their owner and links that lead where they led', async () => {
    const { manifest, config } = await openImage(store, await image());
    expect(config.rootfs.diff_ids).toHaveLength(2);
    expect(config.config?.Env).toEqual(['A=1', 'B=3', 'C=4']);
    const top = manifest.layers.at(-1)!;
    const headers = await headersOf(gunzipSync(await readFile(store.path(top.digest))));
    const entries = headers.map(({ name, type, uid, mode, linkname, mtime }) => ({
      name,
      type,
      uid,
      mode,
      linkname,
      mtime: mtime?.getTime(),
    }));
    const common = { uid: 0, mtime: 0 };
    expect(entries).toEqual([
      { ...common, name: 'app/', type: 'directory', mode: 0o755, linkname: null },
      { ...common, name: 'app/deep/', type: 'directory', mode: 0o755, linkname: null },
      { ...common, name: 'app/deep/hello.txt', type: 'file', mode: 0o644, linkname: null },
      { ...common, name: 'app/link', type: 'symlink', mode: 0o755, linkname: './deep/hello.txt' },
    ]);
  });

  it('refuses a folder that is not there and keeps nothing of it', async () => {
    await expect(packLayer(store, join(dir, 'none'), 'app')).rejects.toMatchObject({
      code: 'not_an_image',
    });
    expect(await store.collect(new Set(), -1_000)).toBe(0);
  });

  it('goes into an archive that holds each blob once', async () => {
    const made = await image();
    const headers = await headersOf(await buffer(imageArchive(store, made, 'shop/web:7')));
    const names = headers.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['oci-layout', 'index.json']);
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(6);
  });
});

describe('a registry', () => {
  it('takes an image once and gives back the same bytes', async () => {
    await using registry = await realRegistry();
    const client = new RegistryClient({ url: registry.url });
    const made = await image();
    const place = { repository: 'shop/web', tag: 'v1' };
    const { sentBytes } = await pushImage(client, store, made, place);
    expect(sentBytes).toBeGreaterThan(300);
    expect(await pushImage(client, store, made, { ...place, tag: 'v2' })).toEqual({ sentBytes: 0 });

    const other = new BlobStore(join(dir, 'other'));
    for (const reference of ['v1', 'v2', made.digest]) {
      expect(await pullImage(client, other, { repository: 'shop/web', reference })).toEqual(made);
    }
    const { manifest } = await openImage(other, made);
    for (const { digest, size } of manifest.layers) expect(await other.size(digest)).toBe(size);
  });

  it.each([
    ['an unknown tag', { reference: 'v9' }, 'not_found'],
    ['an image above the limit', { reference: 'v1', maxBytes: 100 }, 'too_large'],
  ])('tells of %s', async (_what, wanted, code) => {
    await using registry = await realRegistry();
    const client = new RegistryClient({ url: registry.url });
    await pushImage(client, store, await image(), { repository: 'shop/web', tag: 'v1' });
    const other = new BlobStore(join(dir, 'other'));
    const asked = pullImage(client, other, { repository: 'shop/web', ...wanted });
    await expect(asked).rejects.toMatchObject({ name: 'ImageFailure', code });
  });

  it('lets in who has the password, and says when it refuses', async () => {
    await using registry = await realRegistry({ account: { name: 'user', password: 'secret' } });
    const made = await image();
    const place = { repository: 'shop/web', tag: 'v1' };
    const attempt = async (password?: string) => {
      const credentials = password === undefined ? undefined : { username: 'user', password };
      const client = new RegistryClient({ url: registry.url, ...(credentials && { credentials }) });
      return pushImage(client, store, made, place);
    };
    for (const wrong of [undefined, 'guess']) {
      await expect(attempt(wrong)).rejects.toMatchObject({ code: 'refused' });
    }
    expect((await attempt('secret')).sentBytes).toBeGreaterThan(300);
  });

  it('sends to a server of tokens, whose token is used again', async () => {
    await using tokens = await TokenServer.start(dir);
    await using registry = await realRegistry({ settings: tokens.settings });
    const made = await image();
    const place = { repository: 'shop/web', tag: 'v1' };
    const client = (password: string) =>
      new RegistryClient({ url: registry.url, credentials: { username: 'user', password } });
    await expect(pushImage(client('guess'), store, made, place)).rejects.toMatchObject({
      code: 'refused',
    });
    expect((await pushImage(client('secret'), store, made, place)).sentBytes).toBeGreaterThan(300);
    const scope = 'repository:shop/web:pull,push';
    expect(tokens.scopes).toEqual([scope, scope]);
  });

  it('is told apart from silence', async () => {
    const client = new RegistryClient({ url: 'http://127.0.0.1:9' });
    await expect(client.hasBlob('a/b', `sha256:${'0'.repeat(64)}`)).rejects.toMatchObject({
      code: 'registry_failed',
    });
  });
});
