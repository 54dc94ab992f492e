import { readFile } from 'node:fs/promises';
import { openImage } from './assemble-image.js';
import type { BlobStore } from './blob-store.js';
import type { Descriptor } from './descriptor.js';
import type { RegistryClient } from './registry-client.js';

/** Sends an image and gives it a tag; blobs that the registry has are not sent. */
export async function pushImage(
  client: RegistryClient,
  store: BlobStore,
  image: Descriptor,
  { repository, tag }: { repository: string; tag: string },
): Promise<{ sentBytes: number }> {
  const { manifest } = await openImage(store, image);
  let sentBytes = 0;
  for (const blob of [...manifest.layers, manifest.config]) {
    if (await client.hasBlob(repository, blob.digest)) continue;
    await client.putBlob(repository, blob, () => store.read(blob.digest));
    sentBytes += blob.size;
  }
  const body = await readFile(store.path(image.digest));
  await client.putManifest(repository, tag, { type: image.mediaType, body });
  return { sentBytes };
}
