import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { openImage } from './assemble-image.js';
import type { BlobStore } from './blob-store.js';
import type { Descriptor, Digest } from './descriptor.js';

const EPOCH = new Date(0);

/**
 * The image as an OCI image layout in a tar stream, which `podman load`, `docker load` (25 and later)
 * and `skopeo copy oci-archive:` read. A failure ends the stream with an error.
 */
export function imageArchive(store: BlobStore, image: Descriptor, name: string): Readable {
  const archive = pack();
  write(archive, store, image, name).catch((error: unknown) => archive.destroy(error as Error));
  return Readable.from(archive);
}

async function write(archive: Pack, store: BlobStore, image: Descriptor, name: string) {
  const { manifest } = await openImage(store, image);
  const annotations = {
    'org.opencontainers.image.ref.name': name.split(':').at(-1) ?? name,
    'io.containerd.image.name': name,
  };
  const index = { schemaVersion: 2, manifests: [{ ...image, annotations }] };
  text(archive, 'oci-layout', { imageLayoutVersion: '1.0.0' });
  text(archive, 'index.json', index);
  for (const digest of new Set([image, manifest.config, ...manifest.layers].map((b) => b.digest))) {
    await blob(archive, store, digest);
  }
  archive.finalize();
}

function text(archive: Pack, name: string, value: object): void {
  archive.entry({ name, mode: 0o644, mtime: EPOCH }, JSON.stringify(value));
}

async function blob(archive: Pack, store: BlobStore, digest: Digest): Promise<void> {
  const size = await store.size(digest);
  const name = `blobs/sha256/${digest.slice('sha256:'.length)}`;
  const entry = archive.entry({ name, size: size ?? 0, mode: 0o644, mtime: EPOCH });
  await pipeline(store.read(digest), entry);
}
