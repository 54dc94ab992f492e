import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BlobStore } from './blob-store.js';
import { type Descriptor, type Digest, MEDIA } from './descriptor.js';
import { ImageFailure } from './image-failure.js';

/** A layer in a store, and the digest of what it unpacks to. */
export interface Layer {
  readonly descriptor: Descriptor;
  readonly diffId: Digest;
}

/** Only names, contents, types and modes remain, so that the same files are the same layer anywhere. */
const OPTIONS = [
  '--format=gnu',
  '--hard-dereference',
  '--sort=name',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
  '--blocking-factor=512',
];
/** Beyond it the time grows faster than the size shrinks. */
const GZIP_LEVEL = 3;

/** What tar ends with when something was not after reading what it was before. */
const CHANGED = 1;
const MOST_READINGS = 4;

/**
 * Stores a folder as a layer in which it lies at `at`: `app`, `opt/node`, or `.` for the root. Files
 * that change meanwhile are read again. A new hard link to one counts as a change, too: what is read
 * twice alike is as it should be.
 * @throws `not_an_image` when it cannot be read, or changes each time
 */
export async function packLayer(store: BlobStore, dir: string, at: string): Promise<Layer> {
  if (at !== '.' && !/^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(at)) {
    throw new ImageFailure('not_an_image', `A layer cannot lie at ${at}.`);
  }
  const readings = new Set<Digest>();
  const isNew = (diffId: Digest) => readings.size < readings.add(diffId).size;
  for (;;) {
    try {
      return await readLayer(store, dir, at, isNew);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (readings.size === MOST_READINGS) {
        throw new ImageFailure('not_an_image', `${dir} changed each time it was packed.`);
      }
    }
  }
}

class ChangedMeanwhile extends Error {}

async function readLayer(
  store: BlobStore,
  dir: string,
  at: string,
  isNew: (diffId: Digest) => boolean,
): Promise<Layer> {
  // Names and hard links move to their place; targets of symbolic links stay what they are.
  const move = `--transform=flags=rh;s,^\\.,${at},`;
  const tar = spawn('tar', [...OPTIONS, move, '-C', dir, '-cf', '-', '.'], {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', resolve);
  });
  return storeTar(store, tar.stdout, async (diffId) => {
    const code = await ended;
    if (code === CHANGED && isNew(diffId)) throw new ChangedMeanwhile();
    if (code !== 0 && code !== CHANGED) {
      throw new ImageFailure('not_an_image', `${dir} could not be packed.`);
    }
  });
}

/** Stores a tar stream as a layer. `proven` is asked, with what it unpacks to, before the layer counts. */
export async function storeTar(
  store: BlobStore,
  tar: Readable,
  proven: (diffId: Digest) => Promise<void> = async () => undefined,
): Promise<Layer> {
  const hash = createHash('sha256');
  let diffId: Digest = 'sha256:';
  async function* hashed(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
    diffId = `sha256:${hash.digest('hex')}`;
    await proven(diffId);
  }
  const zipped = createGzip({ level: GZIP_LEVEL });
  const [, { digest, size }] = await Promise.all([
    pipeline(tar, hashed, zipped),
    store.put(zipped),
  ]);
  return {
    descriptor: { mediaType: MEDIA.layer, digest, size },
    diffId,
  };
}
