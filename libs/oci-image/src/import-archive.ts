import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { z } from 'zod';
import type { BlobStore } from './blob-store.js';
import { type Descriptor, type Manifest, MEDIA } from './descriptor.js';
import { ImageConfig } from './image-config.js';
import { ImageFailure } from './image-failure.js';
import { type Layer, storeTar } from './pack-layer.js';

const DOCUMENT_BYTES = 4 * 2 ** 20;
const Contents = z.array(z.object({ Config: z.string(), Layers: z.array(z.string()) })).length(1);

/** Takes what `docker save` and its API write into a store; layers are packed on the way. */
export async function importArchive(store: BlobStore, tar: Readable): Promise<Descriptor> {
  const layers = new Map<string, Layer>();
  const documents = new Map<string, Buffer>();
  const reader = tar.pipe(extract());
  tar.on('error', (error) => reader.destroy(error));
  for await (const entry of reader) {
    const { name, type, size } = entry.header;
    if (type !== 'file') entry.resume();
    else if (name.endsWith('.json') && size <= DOCUMENT_BYTES) {
      documents.set(name, await buffer(entry));
    } else if (/(?:^|\/)(?:[0-9a-f]{64}|layer)(?:\.tar)?$/.test(name)) {
      layers.set(name, await storeTar(store, entry as unknown as Readable));
    } else entry.resume();
  }
  const contents = Contents.safeParse(json(documents.get('manifest.json')));
  const { Config: configName, Layers: names } = contents.data?.[0] ?? { Config: '', Layers: [] };
  const config = ImageConfig.safeParse(json(documents.get(configName)));
  const found = names.map((name) => layers.get(name));
  if (!config.success || found.includes(undefined)) {
    throw new ImageFailure('not_an_image', 'The archive holds no image.');
  }
  const manifest: Manifest = {
    schemaVersion: 2,
    mediaType: MEDIA.manifest,
    config: await store.putJson(config.data, MEDIA.config),
    layers: found.flatMap((layer) => layer?.descriptor ?? []),
  };
  return store.putJson(manifest, MEDIA.manifest);
}

function json(text: Buffer | undefined): unknown {
  try {
    return text && JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
