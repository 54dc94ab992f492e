import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ComputeFailure } from '../../compute-failure.js';
import type { ImageSource } from '../../image-source.js';
import type { IncusClient } from '../client/incus-client.js';
import { isFailure } from '../client/incus-failure.js';
import { imageMetadata } from './image-metadata.js';
import { rootfsOnly } from './rootfs-only.js';

const IMPORT_MS = 900_000;
const BOUNDARY = 'skydeck-image-part';

/** Images in a daemon, each under an alias of ours. */
export class IncusImages {
  constructor(private readonly client: IncusClient) {}

  async ensure(image: ImageSource, signal?: AbortSignal): Promise<string> {
    if (image.format !== 'rootfs') {
      throw new ComputeFailure('unsupported', 'Containers start from a root file system only.');
    }
    const alias = aliasOf(image.id);
    if ((await this.fingerprint(alias)) !== undefined) return alias;
    const metadata = await imageMetadata(image);
    const hash = createHash('sha256').update(metadata);
    await pipeline(createReadStream(image.path), hash, { signal });
    const body = Readable.from(parts(metadata, image.path));
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    await this.client
      .run('POST', '/1.0/images', { body, headers, signal, timeoutMs: IMPORT_MS })
      .catch(ignoreTaken);
    await this.name(alias, hash.digest('hex'));
    return alias;
  }

  async remove(alias: string): Promise<void> {
    const target = await this.fingerprint(alias);
    if (target === undefined) return;
    await this.client.run('DELETE', `/1.0/images/aliases/${alias}`).catch(ignoreMissing);
    const image = await this.client
      .get<{ aliases: readonly unknown[] | null }>(`/1.0/images/${target}`)
      .catch(ignoreMissing);
    if (!image || (image.aliases?.length ?? 0) > 0) return;
    await this.client.run('DELETE', `/1.0/images/${target}`).catch(ignoreMissing);
  }

  async publish(instance: string, snapshot: string, imageId: string): Promise<string> {
    const alias = aliasOf(imageId);
    if ((await this.fingerprint(alias)) !== undefined) return alias;
    const body = {
      source: { type: 'snapshot', name: `${instance}/${snapshot}` },
      compression_algorithm: 'zstd',
      properties: { 'skydeck.id': imageId },
    };
    const done = await this.client.run('POST', '/1.0/images', { body, timeoutMs: IMPORT_MS });
    await this.name(alias, String(done?.['fingerprint']));
    return alias;
  }

  /** The root file system as a compressed tar archive. */
  async export(alias: string): Promise<Readable> {
    const target = await this.fingerprint(alias);
    if (target === undefined) throw new ComputeFailure('image_missing', 'There is no such image.');
    const { body, type } = await this.client.download(`/1.0/images/${target}/export`);
    if (!type.startsWith('multipart/')) return rootfsOnly(body);
    body.destroy();
    throw new ComputeFailure('unsupported', 'An image of the catalogue is not exported.');
  }

  private async fingerprint(alias: string): Promise<string | undefined> {
    const found = await this.client
      .get<{ target: string }>(`/1.0/images/aliases/${alias}`)
      .catch(ignoreMissing);
    return found?.target;
  }

  private async name(alias: string, target: string): Promise<void> {
    const body = { name: alias, target };
    await this.client.run('POST', '/1.0/images/aliases', { body }).catch(ignoreTaken);
  }
}

function aliasOf(imageId: string): string {
  return `skydeck-${imageId.replaceAll('_', '-')}`;
}

async function* parts(metadata: Buffer, path: string): AsyncGenerator<Buffer> {
  const head = (name: string): Buffer =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    );
  yield head('metadata');
  yield metadata;
  yield Buffer.from('\r\n');
  yield head('rootfs');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
    yield chunk as Buffer;
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

function ignoreTaken(error: unknown): null {
  if (isFailure(error, 'name_taken')) return null;
  throw error;
}

function ignoreMissing(error: unknown): undefined {
  if (isFailure(error, 'not_found', 'image_missing')) return undefined;
  throw error;
}
