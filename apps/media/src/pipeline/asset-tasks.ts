import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import { AssetTaskEntity, type TaskKind } from './asset-task.entity.js';
import { rankOf } from './plan/rank-of.js';
import { TaskWakes } from './task-wakes.js';

/** A piece of work, as a plan says it. */
export interface NewTask {
  readonly kind: TaskKind;
  readonly position: number;
  readonly rank: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** Writes down what is to be done for assets. */
@Injectable()
export class AssetTasks {
  constructor(
    private readonly wakes: TaskWakes,
    private readonly clock: Clock,
  ) {}

  /** Adds work of a plan; what is there already stays. */
  async add(
    manager: EntityManager,
    {
      id: assetId,
      generation,
      tenant,
      priority,
    }: Pick<AssetEntity, 'id' | 'generation' | 'tenant' | 'priority'>,
    tasks: readonly NewTask[],
  ): Promise<void> {
    const rest = {
      assetId,
      generation,
      tenant,
      status: 'queued' as const,
      attempts: 0,
      epoch: 0,
      takenBy: null,
      heartbeatAt: null,
      runAfter: this.clock.now(),
      fraction: 0,
      failure: null,
    };
    await manager
      .createQueryBuilder()
      .insert()
      .into(AssetTaskEntity)
      .values(tasks.map((task) => ({ ...task, ...rest, rank: rankOf(task.rank, priority) })))
      .orIgnore()
      .execute();
    this.wakes.afterCommit(manager, tasks.length);
  }
}
