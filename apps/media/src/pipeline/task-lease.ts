import type { AssetTaskEntity } from './asset-task.entity.js';

/** A worker's right to write about one task. It ends when the epoch of the row counts on. */
export type TaskLease = Pick<
  AssetTaskEntity,
  'assetId' | 'generation' | 'kind' | 'position' | 'epoch'
>;

/** Another worker has taken the task over, or the asset was deleted, retried or given up. */
export class TaskLost extends Error {
  override readonly name = 'TaskLost';

  constructor() {
    super('The task is no longer this worker’s.');
  }
}

/** What a row is found by while its lease holds. */
export const leasedRow = ({ assetId, generation, kind, position, epoch }: TaskLease) => ({
  assetId,
  generation,
  kind,
  position,
  epoch,
  status: 'processing' as const,
});

/** The task in words, for the log. */
export const nameOf = ({ assetId, generation, kind, position }: TaskLease) =>
  `${assetId}/${generation}/${kind}-${position}`;
