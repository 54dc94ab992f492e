export type { Appends } from './appends.js';
export { parseRangeHeader, type ResolvedRange, resolveRange } from './byte-range.js';
export { namesTag, type RangeHeaders, requestedRange } from './requested-range.js';
export { freeBytes } from './free-bytes.js';
export type { HeldObject, HeldObjects } from './held-objects.js';
export { ObjectStoreError, type ObjectStoreErrorCode } from './object-store-error.js';
export { checkKey, checkPrefix, MAX_KEY_BYTES } from './object-key.js';
export { MAX_PART_BYTES, MIN_PART_BYTES, ObjectStore } from './object-store.js';
export { ObjectStoreConfig } from './object-store.config.js';
export { ObjectStoreModule, type ObjectStoreFactory } from './object-store.module.js';
export { hashed, putHashed } from './put-hashed.js';
export { createObjectStore, type ObjectStoreOptions } from './object-stores.js';
export { DiskObjectStore, type DiskObjectStoreOptions } from './disk/disk-object-store.js';
export { attachmentNamed } from './signed-urls/content-disposition.js';
export { signedUrlHandler } from './signed-urls/signed-url-handler.js';
export type {
  Body,
  ByteRange,
  Expectations,
  ListedObject,
  ListOptions,
  ObjectContent,
  ObjectInfo,
  ObjectPage,
  PutOptions,
  SignedRequest,
  SignGetOptions,
  SignPutOptions,
  UploadedPart,
  Usage,
} from './stored-object.js';
