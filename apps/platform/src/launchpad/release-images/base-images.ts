import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BlobStore,
  type Descriptor,
  type Digest,
  ImageFailure,
  openImage,
  parseReference,
  pullImage,
  RegistryClient,
  registryUrl,
  wantedOf,
} from '@skydeck/oci-image';
import { makeDebianBase } from './debian-base.js';

/** Debian's packages that every base has: programs of Node need these libraries. */
const PACKAGES = ['ca-certificates', 'libatomic1', 'libstdc++6'];

export interface BaseImageOptions {
  /** Remembers which base was made of what. */
  readonly dir: string;
  /** A reference that the operator chose instead of Debian. */
  readonly reference?: string | undefined;
}

/** What images of releases stand on, made or fetched once and then kept. */
export class BaseImages {
  constructor(
    private readonly store: BlobStore,
    private readonly options: BaseImageOptions,
  ) {}

  /** @param packages of Debian that the release needs besides; the operator's own base has to bring them */
  async get(packages: readonly string[]): Promise<Descriptor> {
    const { dir, reference } = this.options;
    const wanted = [...new Set([...PACKAGES, ...packages])].toSorted();
    const inputs = reference === undefined ? { packages: wanted } : { reference };
    const file = join(
      dir,
      `${createHash('sha256').update(JSON.stringify(inputs)).digest('hex')}.json`,
    );
    const known = await this.#known(file);
    if (known) return known;
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const made =
      reference === undefined
        ? await makeDebianBase(this.store, { packages: wanted, workDir: dir })
        : await this.#fetch(reference);
    const making = `${file}.${randomUUID()}`;
    await writeFile(making, JSON.stringify(made));
    await rename(making, file);
    return made;
  }

  /** What must stay so that no base is made a second time. */
  async blobs(): Promise<Digest[]> {
    const names = await readdir(this.options.dir).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json'));
    const all = files.map(async (name) => {
      const text = await readFile(join(this.options.dir, name), 'utf8');
      return blobsOf(this.store, JSON.parse(text) as Descriptor);
    });
    return (await Promise.all(all)).flat();
  }

  /** Undefined when a blob of it is gone. */
  async #known(file: string): Promise<Descriptor | undefined> {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const image = JSON.parse(text) as Descriptor;
    const sizes = await Promise.all(
      (await blobsOf(this.store, image)).map((d) => this.store.size(d)),
    );
    return sizes.length > 0 && sizes.every((size) => size !== undefined) ? image : undefined;
  }

  async #fetch(name: string): Promise<Descriptor> {
    const reference = parseReference(name);
    if (!reference) throw new ImageFailure('not_found', `${name} does not name an image.`);
    const client = new RegistryClient({ url: registryUrl(reference) });
    const { repository } = reference;
    return pullImage(client, this.store, { repository, reference: wantedOf(reference) });
  }
}

/** Every blob of an image with its manifest; none when it is not whole. */
export async function blobsOf(
  store: BlobStore,
  image: Pick<Descriptor, 'digest'>,
): Promise<Digest[]> {
  const opened = await openImage(store, image).catch(() => undefined);
  if (!opened) return [];
  const { config, layers } = opened.manifest;
  return [image.digest, config.digest, ...layers.map(({ digest }) => digest)];
}
