import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  OperationHandlers,
  type OperationRun,
} from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { toVpsError } from '../../actions/to-vps-error.js';
import { ComputeFailure } from '../../engine/compute-failure.js';
import { ComputeEngines } from '../../engine/compute-engines.js';
import { ImageFiles } from '../files/image-files.js';
import { ImageEntity } from '../image.entity.js';
import { ImageHistory } from '../image-history.js';
import { Images } from '../images.js';

/** What the making of images needs. */
@Injectable()
export class ImageTools {
  constructor(
    readonly dataSource: DataSource,
    readonly engines: ComputeEngines,
    readonly handlers: OperationHandlers,
    readonly images: Images,
    readonly files: ImageFiles,
    readonly history: ImageHistory,
    readonly clock: Clock,
  ) {}
}

/** One way to make an image. */
@Injectable()
export abstract class ImageHandler<Input extends object = object>
  extends OperationHandler<Input>
  implements OnModuleInit
{
  override readonly timeoutMs: number = 2 * 3_600_000;

  constructor(protected readonly tools: ImageTools) {
    super();
  }

  onModuleInit(): void {
    this.tools.handlers.add(this);
  }

  /** @returns what is written with its success */
  protected abstract make(
    image: ImageEntity,
    run: OperationRun<Input>,
  ): Promise<Partial<ImageEntity>>;

  override async run(run: OperationRun<Input>): Promise<Completion> {
    const id = run.operation.resourceId;
    const image = await this.tools.dataSource.manager.findOneByOrFail(ImageEntity, { id });
    try {
      const changes = await this.make(image, run);
      return (manager) => this.#complete(manager, id, changes);
    } catch (error) {
      if (this.isRetryable(error)) throw error;
      throw toVpsError(error);
    }
  }

  override isRetryable(error: unknown): boolean {
    return error instanceof ComputeFailure && error.isRetryable;
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    await this.tools.files.remove(id);
    const row = await manager.findOneByOrFail(ImageEntity, { id });
    const updatedAt = this.tools.clock.now();
    const file = { path: null, sizeBytes: null, sha256: null };
    Object.assign(row, { status: 'failed', error, ...file, updatedAt });
    await manager.save(row);
    if (row.deletedAt === null) await this.tools.history.tellFailed(manager, row, error);
  }

  /** Tells the owner how far it is, in the operation and in the image. */
  protected async tellProgress(
    { progress, operation }: OperationRun<Input>,
    done: number,
    stage: string,
  ): Promise<void> {
    await progress(done, stage);
    const which = { id: operation.resourceId };
    await this.tools.dataSource.manager.update(ImageEntity, which, { progress: done });
  }

  async #complete(manager: EntityManager, id: string, changes: Partial<ImageEntity>) {
    const row = await manager.findOneByOrFail(ImageEntity, { id });
    const updatedAt = this.tools.clock.now();
    Object.assign(row, { status: 'ready', progress: 1, error: null, ...changes, updatedAt });
    await manager.save(row);
    if (row.deletedAt === null) await this.tools.history.tell(manager, 'ready', row);
  }
}
