import type { BlobStore } from './blob-store.js';
import { type Descriptor, type Digest, Index, Manifest, MEDIA } from './descriptor.js';
import { architecture } from './image-config.js';
import { ImageFailure } from './image-failure.js';
import type { RegistryClient } from './registry-client.js';
import { MANIFEST_BYTES } from './registry-document.js';

export interface PullOptions {
  readonly repository: string;
  /** A tag or a digest. */
  readonly reference: string;
  /** Largest sum of the packed layers, in bytes. */
  readonly maxBytes?: number;
}

/** Fetches an image for this machine's processor into a store; what is there already is not asked for. */
export async function pullImage(
  client: RegistryClient,
  store: BlobStore,
  { repository, reference, maxBytes = Number.POSITIVE_INFINITY }: PullOptions,
): Promise<Descriptor> {
  const found = await fetchManifest(client, store, repository, reference);
  const image = found.index
    ? await fetchManifest(client, store, repository, chosen(found.index))
    : found;
  const manifest = Manifest.safeParse(await store.json(image.digest));
  if (!manifest.success) {
    throw new ImageFailure('not_an_image', `${repository}:${reference} is no image.`);
  }
  const { config, layers } = manifest.data;
  const sum = layers.reduce((bytes, { size }) => bytes + size, config.size);
  if (sum > maxBytes) {
    throw new ImageFailure('too_large', `The image has ${sum} bytes, more than ${maxBytes}.`);
  }
  for (const { digest, size } of [config, ...layers]) {
    if ((await store.size(digest)) !== undefined) continue;
    await store.put(await client.blob(repository, digest), { digest, maxBytes: size });
  }
  const size = (await store.size(image.digest)) ?? 0;
  return { mediaType: manifest.data.mediaType ?? MEDIA.manifest, digest: image.digest, size };
}

async function fetchManifest(
  client: RegistryClient,
  store: BlobStore,
  repository: string,
  reference: string,
) {
  const { body } = await client.manifest(repository, reference);
  const wanted = reference.startsWith('sha256:') ? { digest: reference as Digest } : {};
  const { digest } = await store.put(body, { ...wanted, maxBytes: MANIFEST_BYTES });
  const index = Index.safeParse(await store.json(digest));
  return { digest, index: index.success ? index.data : undefined };
}

function chosen({ manifests }: Index): Digest {
  const found = manifests.find(
    ({ platform }) => platform?.os === 'linux' && platform.architecture === architecture(),
  );
  if (found) return found.digest;
  throw new ImageFailure('no_platform', `The image is not made for linux/${architecture()}.`);
}
