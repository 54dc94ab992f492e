import { Readable } from 'node:stream';
import { TranscodeFailed } from '@skydeck/ffmpeg-sandbox';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { Unreadable } from '../../engines/unreadable.js';
import { FileListeners, type SharedContent } from '../../files/nodes/file-listeners.js';
import type { FileVersionEntity } from '../../files/nodes/file-version.entity.js';
import type { NodeEntity } from '../../files/nodes/node.entity.js';
import { ShareLinkErrors } from '../../files/shares/share-link.errors.js';
import { isPicture, type ReadingKind, readingKindOf } from '../reading/kind-of.js';
import type { PictureContent } from '../../engines/pictures/raw/picture-content.js';
import { PlainFiles } from '../reading/plain-files.js';
import { Readers } from '../reading/readers.js';

const DEADLINE_MS = 120_000;
const SIDECAR = /\.xmp$/i;
const MOST_BYTES = 1024 ** 3;
const KNOWN = `
  select shared_blob_id, shared_sha256, shared_bytes, shared_type from file_reading
  where id = $1 and version_id = $2 and shared_blob_id is not null`;
const KEEP = `
  update file_reading
  set shared_blob_id = $3, shared_sha256 = $4, shared_bytes = $5, shared_type = $6
  where id = $1 and version_id = $2 and shared_blob_id is null returning id`;

interface KnownRow {
  readonly shared_blob_id: string;
  readonly shared_sha256: string;
  readonly shared_bytes: string;
  readonly shared_type: string;
}

/** Photographs and films as strangers are sent them: without where, when and with what they were taken. */
@Injectable()
export class SharedPictures implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listeners: FileListeners,
    private readonly readers: Readers,
    private readonly plain: PlainFiles,
    private readonly blobs: Blobs,
  ) {}

  onModuleInit(): void {
    this.listeners.add({ name: 'sharing', shared: (file, version) => this.#of(file, version) });
  }

  /** Made when it is asked for first, and kept. @throws `share_link.place_stays` */
  async #of(file: NodeEntity, version: FileVersionEntity): Promise<SharedContent | null> {
    // What lies beside a photograph says where it was taken as well.
    if (SIDECAR.test(file.name)) throw ShareLinkErrors.place_stays();
    const kind = readingKindOf(version.contentType, file.name);
    if (kind === null || !(isPicture(kind) || kind === 'video')) return null;
    const known = await this.#known(file, version);
    if (known) return known;
    const { projectId, spaceId } = file;
    const bytes = await this.#clean(kind, version);
    const limits = { maxBytes: MOST_BYTES };
    const source = Readable.from([Buffer.from(bytes)]);
    const stored = await this.blobs.store({ projectId, spaceId }, source, limits);
    const content = {
      projectId,
      blobId: stored.id,
      sizeBytes: bytes.length,
      sha256: stored.sha256,
      contentType: typeOf(bytes, kind, version.contentType),
    };
    await this.#keep(file, version, content);
    return content;
  }

  async #known(
    { id, projectId }: NodeEntity,
    { id: versionId }: FileVersionEntity,
  ): Promise<SharedContent | null> {
    const [row] = await this.dataSource.query<KnownRow[]>(KNOWN, [id, versionId]);
    if (!row) return null;
    return {
      projectId,
      blobId: row.shared_blob_id,
      sizeBytes: Number(row.shared_bytes),
      sha256: row.shared_sha256,
      contentType: row.shared_type,
    };
  }

  async #clean(
    kind: PictureContent | 'video',
    { projectId, blobId }: FileVersionEntity,
  ): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      const from = { project_id: projectId, blob_id: blobId };
      return await this.plain.lend(from, signal, (file, folder) =>
        this.readers.withoutPlace(kind, file, [folder, signal]),
      );
    } catch (cause) {
      const isOfFile = cause instanceof Unreadable || cause instanceof TranscodeFailed;
      throw isOfFile ? ShareLinkErrors.place_stays({ cause }) : cause;
    }
  }

  async #keep(
    { id }: NodeEntity,
    { id: versionId }: FileVersionEntity,
    { blobId, sha256, sizeBytes, contentType }: SharedContent,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const values = [id, versionId, blobId, sha256, sizeBytes, contentType];
      const [rows] = await manager.query<[unknown[], number]>(KEEP, values);
      // Somebody else was quicker, or the file has other content by now: it goes away by itself.
      if (rows.length > 0) await this.blobs.adopt(manager, blobId);
    });
  }
}

/** HEIC, AVIF and raw files come as JPEG. */
function typeOf(bytes: Uint8Array, kind: ReadingKind, contentType: string): string {
  if (kind === 'video') return 'video/mp4';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : contentType;
}
