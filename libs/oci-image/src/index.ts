export { assembleImage, type ImageParts, openImage } from './assemble-image.js';
export { BlobStore } from './blob-store.js';
export { Descriptor, type Digest, DigestSchema, Index, Manifest, MEDIA } from './descriptor.js';
export { imageArchive } from './image-archive.js';
export { architecture, ImageConfig, RunConfig } from './image-config.js';
export { ImageFailure, type ImageProblem } from './image-failure.js';
export {
  type ImageReference,
  parseReference,
  pinnedName,
  registryUrl,
  wantedOf,
} from './image-reference.js';
export { type Layer, packLayer, storeTar } from './pack-layer.js';
export { pullImage, type PullOptions } from './pull-image.js';
export { pushImage } from './push-image.js';
export type { RegistryCredentials } from './registry-auth.js';
export type { RegistryDocument } from './registry-document.js';
export { RegistryClient, type RegistryOptions } from './registry-client.js';
export { importArchive } from './import-archive.js';
