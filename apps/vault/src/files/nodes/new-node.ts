import { idOfThing } from '@skydeck/idempotency';
import { newId } from '@skydeck/ids';
import type { StoredBlob } from '../../blobs/blobs.js';
import type { SpaceRef } from '../../spaces/space-access.js';
import { FileVersionEntity } from './file-version.entity.js';
import { NodeEntity } from './node.entity.js';

/** Where something is to lie, and who wants it. */
export interface NewPlace {
  readonly space: Pick<SpaceRef, 'id' | 'projectId'>;
  /** Null for the top of the space. */
  readonly parentId: string | null;
  /** A sound name as NFC, see `nameProblem`. */
  readonly name: string;
  /** The user for whom it is made. */
  readonly actor?: string | undefined;
}

const shared = ({ space, parentId, name, actor }: NewPlace, now: Date) => ({
  projectId: space.projectId,
  spaceId: space.id,
  parentId,
  name,
  createdBy: actor ?? null,
  trashedAt: null,
  trashedWith: null,
  isGoing: false,
  version: 1,
  createdAt: now,
  updatedAt: now,
});

/** A folder that is not there yet. */
export function newFolder(place: NewPlace, now: Date): NodeEntity {
  return Object.assign(new NodeEntity(), {
    id: idOfThing('fol', now.getTime()),
    kind: 'folder' as const,
    versionId: null,
    contentType: null,
    sizeBytes: null,
    sha256: null,
    versionCount: 0,
    ...shared(place, now),
  });
}

/** A file that is not there yet; it gets what it holds by `withVersion`. */
export function newFile(place: NewPlace, now: Date): NodeEntity {
  return Object.assign(newFolder(place, now), {
    id: idOfThing('fil', now.getTime()),
    kind: 'file' as const,
  });
}

/** The next version of a file. */
export function nextVersion(
  file: NodeEntity,
  blob: StoredBlob,
  given: { readonly contentType: string; readonly actor?: string | undefined; readonly now: Date },
): FileVersionEntity {
  return Object.assign(new FileVersionEntity(), {
    id: newId('fiv', given.now.getTime()),
    projectId: file.projectId,
    spaceId: file.spaceId,
    fileId: file.id,
    number: file.versionCount + 1,
    blobId: blob.id,
    sizeBytes: blob.bytes,
    sha256: blob.sha256,
    contentType: given.contentType,
    createdBy: given.actor ?? null,
    createdAt: given.now,
  });
}

/** A file as it is with a version as its current one. */
export const withVersion = (file: NodeEntity, version: FileVersionEntity): NodeEntity =>
  Object.assign(new NodeEntity(), file, {
    versionId: version.id,
    versionCount: Math.max(file.versionCount, version.number),
    contentType: version.contentType,
    sizeBytes: version.sizeBytes,
    sha256: version.sha256,
  });
