import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Duplex, PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { ApiError } from '@skydeck/errors';
import type { Descriptor, ImageConfig, ImageReference, Manifest } from '@skydeck/oci-image';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { invalid } from './image-manifest.js';
import { type RegistryClient, unreachable } from './registry-client.js';

const MB = 1024 * 1024;

/** How much an image may be. */
export interface ImageLimits {
  readonly packedMb: number;
  readonly unpackedMb: number;
}

/** Names the blobs of an image have beside their kind of archive. */
const UNPACKERS: readonly (readonly [RegExp, () => Duplex])[] = [
  [/(?:\.tar\.gzip|\+gzip)$/, () => createGunzip()],
  [/\+zstd$/, () => createZstdDecompress()],
  [/\.tar$/, () => new PassThrough()],
];

/** Refuses an image by what it says of itself, before anything is fetched. */
export function checkPacked({ layers }: Manifest, { packedMb }: ImageLimits): number {
  const bytes = layers.reduce((sum, { size }) => sum + size, 0);
  if (bytes > packedMb * MB) {
    throw DeploymentErrors.image_too_large({
      detail: `The image has ${Math.ceil(bytes / MB)} MB; at most ${packedMb} MB are fetched.`,
    });
  }
  return bytes;
}

/**
 * Fetches and unpacks all layers, counting both: what a layer unpacks to is known only then.
 * @returns the names of their files in `dir`, lowest layer first
 */
export async function fetchLayers(
  client: RegistryClient,
  reference: ImageReference,
  { layers }: Manifest,
  { rootfs }: ImageConfig,
  { dir, limits, signal }: { dir: string; limits: ImageLimits; signal: AbortSignal },
): Promise<string[]> {
  await mkdir(dir, { recursive: true });
  const names: string[] = [];
  let leftBytes = limits.unpackedMb * MB;
  for (const [index, layer] of layers.entries()) {
    const name = `${index}.tar`;
    const { bytes, digest } = await fetchLayer(client, layer, join(dir, name), leftBytes).catch(
      (error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof ApiError) throw error;
        if (isBroken(error)) throw invalid('a layer is not packed as it says', error);
        throw unreachable(reference, error);
      },
    );
    if (digest !== rootfs.diff_ids[index]) throw invalid('a layer is not the one it should be');
    leftBytes -= bytes;
    names.push(name);
  }
  return names;

  async function fetchLayer(
    from: RegistryClient,
    { digest, size, mediaType }: Descriptor,
    file: string,
    mostBytes: number,
  ) {
    const unpack = UNPACKERS.find(([type]) => type.test(mediaType))?.[1];
    if (!unpack) throw invalid(`a layer is of the kind ${mediaType.slice(0, 100)}`);
    const packed = new Counted(size, () => invalid('a layer is longer than it says'));
    const unpacked = new Counted(mostBytes, () =>
      DeploymentErrors.image_too_large({
        detail: `The image unpacks to more than ${limits.unpackedMb} MB.`,
      }),
    );
    const parts = Readable.from(await from.blob(digest), { objectMode: false });
    const into = createWriteStream(file, { mode: 0o600 });
    await pipeline(parts, packed.through, unpack(), unpacked.through, into, { signal });
    if (packed.digest() !== digest) throw invalid('a layer is not the one it should be');
    return { bytes: unpacked.bytes, digest: unpacked.digest() };
  }
}

/** Counts and hashes what passes, and stops it when it is too much. */
class Counted {
  bytes = 0;
  readonly #hash = createHash('sha256');

  constructor(
    private readonly mostBytes: number,
    private readonly tooMuch: () => Error,
  ) {}

  readonly through = async function* (
    this: Counted,
    parts: AsyncIterable<Buffer>,
  ): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      this.bytes += part.length;
      if (this.bytes > this.mostBytes) throw this.tooMuch();
      this.#hash.update(part);
      yield part;
    }
  }.bind(this);

  digest(): string {
    return `sha256:${this.#hash.digest('hex')}`;
  }
}

function isBroken(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^(Z_|ZSTD_)/.test(code);
}
