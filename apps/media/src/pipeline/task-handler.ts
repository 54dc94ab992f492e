import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import type { FailureCode } from '../assets/asset-endings.js';
import type { TaskKind } from './asset-task.entity.js';
import type { TakenTask } from './task-claims.js';
import type { TaskLease } from './task-lease.js';

/** What the work on one task is given. */
export interface TaskRun {
  readonly task: TakenTask;
  /** As it was when the task began. */
  readonly asset: AssetEntity;
  /** A folder of the task alone; it is removed after it. */
  readonly folder: string;
  /** Aborted when the task is not the worker's any more, and at shutdown. */
  readonly signal: AbortSignal;
  /** Says how much of the task is done, 0 to 1. */
  readonly progress: (fraction: number) => void;
  /** The file of the asset on this machine. */
  readonly source: () => Promise<string>;
}

/** What a task came to. */
export interface TaskResult {
  /** Writes it down, in the transaction that ends the task; the asset is locked. */
  readonly complete: (manager: EntityManager, asset: AssetEntity) => Promise<void>;
  /** Removes what was stored, when the task turns out to be somebody else's by now. */
  readonly undo?: () => Promise<void>;
  /** Cleans up behind attempts before this one, once all is written down. */
  readonly after?: () => Promise<void>;
}

/** Knows how to do one kind of task. Every run may be the second one. */
export abstract class TaskHandler {
  abstract readonly kind: TaskKind;
  abstract run(run: TaskRun): Promise<TaskResult>;

  /** Writes down that a task of a kind that comes later came to nothing; the asset is locked. */
  async gaveUp(
    _manager: EntityManager,
    _asset: AssetEntity,
    _task: TaskLease,
    _code: FailureCode,
  ): Promise<void> {}
}
