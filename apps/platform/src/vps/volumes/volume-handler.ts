import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  type OperationRun,
} from '@skydeck/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toVpsError } from '../actions/to-vps-error.js';
import { VpsTools } from '../actions/vps-tools.js';
import { ComputeFailure } from '../engine/compute-failure.js';
import type { ComputeDriver } from '../engine/compute.driver.js';
import { PartHistory } from '../network/part-history.js';
import { VpsEntity } from '../servers/vps.entity.js';
import { VolumeEntity } from './volume.entity.js';
import { VolumeErrors } from './volume.errors.js';
import { VolumeEvents } from './volume.events.js';
import { VolumeMeter } from './volume-meter.js';
import { dataOf } from './volumes.js';

/** What a handler of volumes is told. */
export interface VolumeInput {
  readonly vpsId?: string;
  readonly mountPath?: string;
  readonly fromGb?: number;
  readonly sizeGb?: number;
}

/** What a verb needs of its volume. */
export interface VolumeRun extends OperationRun<VolumeInput> {
  readonly volume: VolumeEntity;
  readonly driver: ComputeDriver;
}

/** One thing that can be done to a volume. */
@Injectable()
export abstract class VolumeHandler extends OperationHandler<VolumeInput> implements OnModuleInit {
  constructor(
    protected readonly tools: VpsTools,
    protected readonly meter: VolumeMeter,
    protected readonly history: PartHistory,
  ) {
    super();
  }

  onModuleInit(): void {
    this.tools.handlers.add(this);
  }

  protected abstract work(run: VolumeRun): Promise<Completion>;

  /** What a failure means for the row. */
  protected abstract undo(row: VolumeEntity, input: VolumeInput): void;

  override async run(run: OperationRun<VolumeInput>): Promise<Completion> {
    const id = run.operation.resourceId;
    const volume = await this.tools.dataSource.manager.findOneByOrFail(VolumeEntity, { id });
    try {
      const driver = await this.tools.engines.open(volume.engine);
      return await this.work({ ...run, volume, driver });
    } catch (error) {
      if (error instanceof ComputeFailure && error.isRetryable) throw error;
      throw toVpsError(error);
    }
  }

  override isRetryable(error: unknown): boolean {
    return error instanceof ComputeFailure && error.isRetryable;
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id, input }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const row = await this.lock(manager, id);
    this.undo(row, input);
    row.error = error;
    row.updatedAt = this.tools.clock.now();
    await this.meter.follow(manager, row);
    await manager.save(row);
    await this.history.tell(manager, VolumeEvents.failed, row, { ...dataOf(row), error });
  }

  /** Writes a change of the row with the success of the operation. */
  protected completing(
    { id }: VolumeEntity,
    what: 'created' | 'attached' | 'detached' | 'grown' | 'deleted',
    change: (row: VolumeEntity, manager: EntityManager) => void | Promise<void>,
  ): Completion {
    return async (manager) => {
      const row = await this.lock(manager, id);
      await change(row, manager);
      row.error = null;
      row.updatedAt = this.tools.clock.now();
      await this.meter.follow(manager, row);
      await manager.save(row);
      await this.history.tell(manager, VolumeEvents[what], row, dataOf(row));
    };
  }

  /** What the engine calls a server; undefined when it was never made or is deleted. */
  protected async refOf(vpsId: string | undefined): Promise<string | undefined> {
    const server = await this.tools.dataSource.manager.findOneBy(VpsEntity, { id: vpsId ?? '' });
    return server?.deletedAt === null ? (server.engineRef ?? undefined) : undefined;
  }

  protected async lock(manager: EntityManager, id: string): Promise<VolumeEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(VolumeEntity, { where: { id }, lock });
    if (!row) throw VolumeErrors.not_found();
    return row;
  }
}
