import type { BlobStore } from './blob-store.js';
import { type Descriptor, Manifest, MEDIA } from './descriptor.js';
import { architecture, ImageConfig, type RunConfig } from './image-config.js';
import type { Layer } from './pack-layer.js';

/** What an image is made of. */
export interface ImageParts {
  /** The image below, whose manifest and configuration are in the store. */
  readonly base?: Descriptor;
  /** From the lowest to the highest. */
  readonly layers: readonly Layer[];
  /** Replaces what the base says, name by name; variables are put beside the base's. */
  readonly config: RunConfig;
}

/** Writes configuration and manifest. The same parts give the same digest: no time goes in. */
export async function assembleImage(
  store: BlobStore,
  { base, layers, config }: ImageParts,
): Promise<Descriptor> {
  const below = base && (await openImage(store, base));
  const env = merged(below?.config.config?.Env ?? [], config.Env ?? []);
  const image: ImageConfig = {
    architecture: below?.config.architecture ?? architecture(),
    os: 'linux',
    config: { ...below?.config.config, ...config, Env: env },
    rootfs: {
      type: 'layers',
      diff_ids: [...(below?.config.rootfs.diff_ids ?? []), ...layers.map(({ diffId }) => diffId)],
    },
  };
  const manifest: Manifest = {
    schemaVersion: 2,
    mediaType: MEDIA.manifest,
    config: await store.putJson(image, MEDIA.config),
    layers: [
      ...(below?.manifest.layers ?? []).map(asOci),
      ...layers.map(({ descriptor }) => descriptor),
    ],
  };
  return store.putJson(manifest, MEDIA.manifest);
}

/** Reads an image's manifest and configuration from the store. */
export async function openImage(
  store: BlobStore,
  { digest }: Pick<Descriptor, 'digest'>,
): Promise<{ manifest: Manifest; config: ImageConfig }> {
  const manifest = Manifest.parse(await store.json(digest));
  return { manifest, config: ImageConfig.parse(await store.json(manifest.config.digest)) };
}

/** Later values win; the order is the first one's, so that it depends on nothing else. */
function merged(...lists: readonly (readonly string[])[]): string[] {
  return [...new Map(lists.flat().map((entry) => [nameOf(entry), entry])).values()];
}

function nameOf(entry: string): string {
  return entry.split('=', 1)[0] ?? '';
}

/** Docker's layers are the same bytes under another name. */
function asOci({ mediaType, digest, size }: Descriptor): Descriptor {
  return { mediaType: mediaType === MEDIA.dockerLayer ? MEDIA.layer : mediaType, digest, size };
}
