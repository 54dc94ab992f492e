import { createReadStream } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FailureCode } from '../assets/asset-endings.js';
import { AssetEntity } from '../assets/asset.entity.js';
import { AssetUsage } from '../assets/asset-usage.js';
import { downloadKey } from '../object-keys.js';
import { type JoinableRendition, RenditionFiles } from '../pipeline/files/rendition-files.js';
import { MissingPart } from '../pipeline/missing-part.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../pipeline/task-handler.js';
import { type TaskLease, TaskLost } from '../pipeline/task-lease.js';
import { Transcoder } from '../transcoder/index.js';
import { DownloadNotes } from './download-notes.js';
import { DownloadParts, languageOf } from './download-parts.js';
import { StaticRenditionEntity } from './static-rendition.entity.js';

/** Left free on the disk beside what is made. */
const SPARE_BYTES = 64 * 1024 ** 2;

/** Packs renditions that are there into one file for download; nothing is encoded. */
@Injectable()
export class DownloadTask extends TaskHandler {
  readonly kind = 'download';

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly files: RenditionFiles,
    private readonly parts: DownloadParts,
    private readonly transcoder: Transcoder,
    private readonly usage: AssetUsage,
    private readonly notes: DownloadNotes,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run({ task, asset, folder, signal }: TaskRun): Promise<TaskResult> {
    const row = await this.#begin(task);
    const { picture, sound } = await this.parts.pick(asset, row.name);
    await checkRoom(folder, (picture?.bytes ?? 0) + (sound?.bytes ?? 0));
    const joined = async (one: JoinableRendition | undefined, name: string) => {
      if (!one) return null;
      const file = path.join(folder, name);
      await this.files.whole(one, file, signal);
      return file;
    };
    const pictureFile = await joined(picture, 'picture.mp4');
    const soundFile = await joined(sound, 'sound.mp4');
    const file = pictureFile ?? soundFile;
    if (file === null) throw new MissingPart('rendition_missing');
    const made = await this.transcoder.muxFile(
      {
        file,
        kind: pictureFile === null ? 'audio' : 'video',
        sound: pictureFile === null ? null : soundFile,
        language: languageOf(sound),
        durationMs: asset.durationMs ?? 0,
        folder,
      },
      signal,
    );
    return this.#keep(task, row, picture, made);
  }

  override async gaveUp(
    manager: EntityManager,
    _asset: AssetEntity,
    task: TaskLease,
    errorCode: FailureCode,
  ): Promise<void> {
    const row = await this.#rowOf(task, manager);
    if (!row) return;
    const change = { status: 'failed' as const, errorCode, updatedAt: this.clock.now() };
    await manager.update(StaticRenditionEntity, { id: row.id }, change);
    await this.notes.tell(manager, 'failed', Object.assign(row, change));
  }

  async #begin(task: TaskLease): Promise<StaticRenditionEntity> {
    const row = await this.#rowOf(task, this.dataSource.manager);
    if (!row) throw new TaskLost();
    const change = { status: 'processing' as const, updatedAt: this.clock.now() };
    const which = { id: row.id, status: 'queued' as const };
    await this.dataSource.manager.update(StaticRenditionEntity, which, change);
    return row;
  }

  async #rowOf(
    { assetId, position: number }: TaskLease,
    manager: EntityManager,
  ): Promise<StaticRenditionEntity | null> {
    const row = await manager.findOneBy(StaticRenditionEntity, { assetId, number });
    return row?.status === 'deleting' ? null : row;
  }

  async #keep(
    task: TaskLease,
    row: StaticRenditionEntity,
    picture: JoinableRendition | undefined,
    file: string,
  ): Promise<TaskResult> {
    const { assetId, epoch } = task;
    const objectKey = downloadKey(assetId, row.id, epoch);
    const { size: bytes } = await stat(file);
    const contentType = picture ? 'video/mp4' : 'audio/mp4';
    await this.store.put(objectKey, createReadStream(file), { contentType, size: bytes });
    const made = {
      bytes,
      objectKey,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
    };
    return {
      complete: (manager, asset) => this.#complete(manager, asset, row, made),
      undo: () => this.store.delete(objectKey),
      after: () =>
        this.store.deleteMany(
          Array.from({ length: epoch - 1 }, (_, at) => downloadKey(assetId, row.id, at + 1)),
        ),
    };
  }

  async #complete(
    manager: EntityManager,
    asset: AssetEntity,
    row: StaticRenditionEntity,
    made: Pick<StaticRenditionEntity, 'bytes' | 'objectKey' | 'width' | 'height'>,
  ): Promise<void> {
    const now = this.clock.now();
    const change = { ...made, status: 'ready' as const, readyAt: now, updatedAt: now };
    const { affected } = await manager.update(
      StaticRenditionEntity,
      { id: row.id, status: 'processing' },
      change,
    );
    if (affected !== 1) throw new TaskLost();
    const bytes = made.bytes ?? 0;
    await manager.increment(AssetEntity, { id: asset.id }, 'derivedBytes', bytes);
    await this.usage.kept(manager, asset, row.id, bytes);
    await this.notes.tell(manager, 'ready', Object.assign(row, change));
  }
}

/** What is joined, and what is packed of it. @throws ObjectStoreError */
async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= 2 * bytes + SPARE_BYTES) return;
  throw new ObjectStoreError('no_space', 'The disk of the work folder is too full for a file.');
}
