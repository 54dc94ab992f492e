import type { Readable } from 'node:stream';
import { type BlobStore, type Descriptor, importArchive } from '@skydeck/oci-image';
import type { ContainerEngine } from './container-engine.js';

/** Puts an image of a container engine into a store. @throws when the engine or the image is gone */
export async function exportImage(
  container: ContainerEngine,
  name: string,
  store: BlobStore,
): Promise<Descriptor> {
  const engine = await container.find();
  if (!engine) throw new Error('No container engine listens here.');
  return importArchive(store, (await engine.getImage(name).get()) as Readable);
}
