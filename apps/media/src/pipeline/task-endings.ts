import { ObjectStoreError } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AssetEndings } from '../assets/asset-endings.js';
import { ACTIVE_STATUSES, AssetEntity } from '../assets/asset.entity.js';
import { MediaRejected } from '../transcoder/index.js';
import { AssetSettlement } from './asset-settlement.js';
import { AssetTaskEntity } from './asset-task.entity.js';
import { type TakenTask, TaskClaims } from './task-claims.js';
import type { TaskResult } from './task-handler.js';
import { leasedRow, type TaskLease, TaskLost } from './task-lease.js';

const MOST_ATTEMPTS = 3;
const RETRY_MS = 2_000;
/** A full disk is emptied by people: it is waited for much longer. */
const MOST_ATTEMPTS_FULL = 30;
const FULL_RETRY_MS = 60_000;

/** Without these an asset plays all the same. */
const EXTRAS: ReadonlySet<string> = new Set(['source', 'images']);

/** Writes down how tasks end, each in one transaction with what follows from it. */
@Injectable()
export class TaskEndings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: TaskClaims,
    private readonly settlement: AssetSettlement,
    private readonly endings: AssetEndings,
  ) {}

  /** @throws TaskLost; then nothing was written */
  async done(lease: TaskLease, { complete }: Pick<TaskResult, 'complete'>): Promise<void> {
    await this.#end(lease, { status: 'ready', failure: null }, complete);
  }

  /** Has a task tried again, does without it, or gives the asset up. @throws TaskLost */
  async failed(task: TakenTask, reason: unknown): Promise<'again' | 'skipped' | 'over'> {
    const failure = wordsOf(reason);
    if (!(reason instanceof MediaRejected) && task.attempts < mostAttempts(reason)) {
      const delayMs = isFull(reason) ? FULL_RETRY_MS : RETRY_MS * 2 ** (task.attempts - 1);
      await this.claims.giveBack(task, { delayMs, failure });
      return 'again';
    }
    if (EXTRAS.has(task.kind)) {
      await this.#end(task, { status: 'skipped', failure }, async (manager, { id, generation }) => {
        if (task.kind === 'source') await manager.query(SKIP_SOURCE, [id, generation]);
      });
      return 'skipped';
    }
    await this.#end(task, { status: 'failed', failure }, (manager, asset) =>
      reason instanceof MediaRejected
        ? this.endings.rejected(manager, asset, reason)
        : this.endings.failed(manager, asset, codeOf(reason)),
    );
    return 'over';
  }

  async #end(
    lease: TaskLease,
    how: Pick<AssetTaskEntity, 'status' | 'failure'>,
    write: (manager: EntityManager, asset: AssetEntity) => Promise<void>,
  ): Promise<void> {
    const { assetId: id, generation } = lease;
    await this.dataSource.transaction(async (manager) => {
      const asset = await manager.findOne(AssetEntity, {
        where: { id, generation, status: In(ACTIVE_STATUSES) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!asset) throw new TaskLost();
      const rest = { takenBy: null, heartbeatAt: null, fraction: 1 };
      const { affected } = await manager.update(AssetTaskEntity, leasedRow(lease), {
        ...how,
        ...rest,
      });
      if (affected !== 1) throw new TaskLost();
      await write(manager, asset);
      await this.settlement.settle(manager, asset);
    });
  }
}

const isFull = (reason: unknown) =>
  (reason instanceof ObjectStoreError && reason.code === 'no_space') ||
  (reason as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC';

const mostAttempts = (reason: unknown) => (isFull(reason) ? MOST_ATTEMPTS_FULL : MOST_ATTEMPTS);

/** What the owner is told: of ours only that it was. */
function codeOf(reason: unknown): 'no_space' | 'source_missing' | 'encoding_failed' {
  if (isFull(reason)) return 'no_space';
  const isGone = reason instanceof ObjectStoreError && reason.code === 'not_found';
  return isGone ? 'source_missing' : 'encoding_failed';
}

/** For the operator; short, as it is kept with the row. */
const wordsOf = (reason: unknown) =>
  (reason instanceof Error ? reason.message : String(reason)).slice(0, 500);

const SKIP_SOURCE = `
  update rendition set status = 'skipped'
  where asset_id = $1 and generation = $2 and name = 'source' and status <> 'ready'`;
