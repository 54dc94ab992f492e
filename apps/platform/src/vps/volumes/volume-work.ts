import { type OperationEntity, Operations } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { orNameTaken } from '../network/unique-name.js';
import { VolumeEntity } from './volume.entity.js';
import { VolumeErrors } from './volume.errors.js';

/** A volume, and what is done to it now. */
export interface BegunVolume {
  readonly volume: VolumeEntity;
  readonly operation: OperationEntity;
}

/** What is to be done to a volume. */
export interface WantedWork {
  readonly volume: VolumeEntity;
  readonly kind: string;
  readonly input: object;
}

/** Queues what engines do to volumes: one thing at a time for each. */
@Injectable()
export class VolumeWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
  ) {}

  /** What an earlier attempt at the running request queued; null when this is the first. */
  async queuedBefore(projectId: string): Promise<BegunVolume | null> {
    const operation = await this.operations.startedBefore(projectId);
    if (!operation) return null;
    const which = { id: operation.resourceId };
    return {
      volume: await this.dataSource.manager.findOneByOrFail(VolumeEntity, which),
      operation,
    };
  }

  /** Changes the row and queues the work in one transaction. */
  async queue(
    change: (manager: EntityManager) => Promise<WantedWork>,
    taken = VolumeErrors.name_taken,
  ): Promise<BegunVolume> {
    const run = async (manager: EntityManager): Promise<BegunVolume> => {
      const { volume, kind, input } = await change(manager);
      const operation = await this.operations.start(manager, {
        projectId: volume.projectId,
        kind,
        resource: { type: 'volume', id: volume.id },
        input,
      });
      return { volume, operation };
    };
    const begun = await this.dataSource.transaction(run).catch(orNameTaken(taken));
    await this.operations.wake(begun.operation);
    return begun;
  }
}
