import { Readable } from 'node:stream';
import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  type OperationRun,
} from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import { SpaceEntity } from '../spaces/space.entity.js';
import { SpaceArchive } from './archive/space-archive.js';
import { ExportNotices } from './export-notices.js';
import { SpaceExportEntity } from './space-export.entity.js';
import { SpaceExportErrors } from './space-export.errors.js';

/** The kind of the operation that makes an archive. */
export const EXPORT_OPERATION = 'space.export';

const TELL_EVERY_MS = 1_000;
/** Each death of a process costs a run; what is asked for is made all the same. */
const MOST_ATTEMPTS = 20;
const LONGEST_MS = 24 * 3_600_000;

/** Makes archives of spaces. What a run that was cut off has written goes away by itself. */
@Injectable()
export class ExportHandler extends OperationHandler {
  override readonly kind = EXPORT_OPERATION;
  override readonly mostAttempts = MOST_ATTEMPTS;
  override readonly timeoutMs = LONGEST_MS;
  override readonly mostAtOnce = 2;

  constructor(
    private readonly dataSource: DataSource,
    private readonly archive: SpaceArchive,
    private readonly blobs: Blobs,
    private readonly notices: ExportNotices,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(run: OperationRun<object>): Promise<Completion> {
    const { operation, signal, write } = run;
    const { manager } = this.dataSource;
    const id = operation.resourceId;
    const row = await manager.findOneBy(SpaceExportEntity, { id });
    const space = row && (await manager.findOneBy(SpaceEntity, { id: row.spaceId }));
    if (!space || space.deletedAt) throw SpaceExportErrors.not_found();
    await write(async (writing) => {
      await writing.update(SpaceExportEntity, { id }, { status: 'running' });
    });
    const { bytes, counts } = this.archive.start(space, signal, this.#progress(run, space));
    const { projectId, spaceId } = row;
    const limits = { maxBytes: Number.MAX_SAFE_INTEGER, signal };
    const stream = Readable.from(bytes, { objectMode: false });
    // What broke the archive says more than the stream that ended by it.
    const failure = counts.then(
      () => undefined,
      (error: unknown) => error,
    );
    const blob = await this.blobs
      .store({ projectId, spaceId }, stream, limits)
      .catch(async (error: unknown) => {
        stream.destroy();
        throw (await failure) ?? error;
      });
    const changes = {
      status: 'ready' as const,
      blobId: blob.id,
      sizeBytes: blob.bytes,
      sha256: blob.sha256,
      counts: await counts,
    };
    return async (writing) => {
      const finishedAt = this.clock.now();
      const done = await writing.update(SpaceExportEntity, { id }, { ...changes, finishedAt });
      // Nobody waits for what was deleted.
      if (done.affected !== 1) return;
      await this.blobs.adopt(writing, blob.id);
      await this.notices.ready(writing, row, blob.bytes);
    };
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    { code }: OperationError,
  ): Promise<void> {
    const row = await manager.findOneBy(SpaceExportEntity, { id });
    if (!row) return;
    const finishedAt = this.clock.now();
    await manager.update(
      SpaceExportEntity,
      { id },
      { status: 'failed', problem: code, finishedAt },
    );
    await this.notices.failed(manager, row, code);
  }

  #progress({ progress }: OperationRun<object>, { usedBytes }: SpaceEntity) {
    let [written, toldAtMs] = [0, -Infinity];
    return (bytes: number): void => {
      written += bytes;
      if (performance.now() - toldAtMs < TELL_EVERY_MS) return;
      toldAtMs = performance.now();
      const share = Math.min(0.99, written / Math.max(1, usedBytes));
      void progress(share, 'writing').catch(() => null);
    };
  }
}
