import { ObjectStoreError } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AssetEndings, type FailureCode } from '../assets/asset-endings.js';
import { ACTIVE_STATUSES, AssetEntity, type AssetStatus } from '../assets/asset.entity.js';
import { MediaRejected } from '../transcoder/index.js';
import { MissingPart } from './missing-part.js';
import { AssetSettlement } from './asset-settlement.js';
import { AssetTaskEntity, LATER_KINDS } from './asset-task.entity.js';
import { CODEC_STRIDE, furtherPosition, readFurtherPosition } from './plan/further-position.js';
import { type TakenTask, TaskClaims } from './task-claims.js';
import type { TaskResult } from './task-handler.js';
import { TaskHandlers } from './task-handlers.js';
import { leasedRow, type TaskLease, TaskLost } from './task-lease.js';

const MOST_ATTEMPTS = 3;
const RETRY_MS = 2_000;
/** A full disk is emptied by people: it is waited for much longer. */
const MOST_ATTEMPTS_FULL = 30;
const FULL_RETRY_MS = 60_000;

/** Without these an asset plays all the same. */
const EXTRAS: ReadonlySet<string> = new Set(['source', 'texts', 'images', 'further']);

/** Writes down how tasks end, each in one transaction with what follows from it. */
@Injectable()
export class TaskEndings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: TaskClaims,
    private readonly settlement: AssetSettlement,
    private readonly endings: AssetEndings,
    private readonly handlers: TaskHandlers,
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
        if (task.kind === 'further') await giveUpCodec(manager, task);
      });
      return 'skipped';
    }
    if (LATER_KINDS.has(task.kind)) {
      await this.gaveUp(task, codeOf(reason), failure);
      return 'over';
    }
    await this.#end(task, { status: 'failed', failure }, (manager, asset) =>
      reason instanceof MediaRejected
        ? this.endings.rejected(manager, asset, reason)
        : this.endings.failed(manager, asset, codeOf(reason)),
    );
    return 'over';
  }

  /** Ends a task of a kind that comes later: its asset stays as it is. @throws TaskLost */
  async gaveUp(task: TaskLease, code: FailureCode, failure: string): Promise<void> {
    await this.#end(task, { status: 'failed', failure }, (manager, asset) =>
      this.handlers.of(task.kind).gaveUp(manager, asset, task, code),
    );
  }

  async #end(
    lease: TaskLease,
    how: Pick<AssetTaskEntity, 'status' | 'failure'>,
    write: (manager: EntityManager, asset: AssetEntity) => Promise<void>,
  ): Promise<void> {
    const { assetId: id, generation, kind } = lease;
    const statuses: AssetStatus[] = LATER_KINDS.has(kind) ? ['ready'] : [...ACTIVE_STATUSES];
    await this.dataSource.transaction(async (manager) => {
      const asset = await manager.findOne(AssetEntity, {
        where: { id, generation, status: In(statuses) },
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

function mostAttempts(reason: unknown): number {
  if (reason instanceof MissingPart) return 1;
  return isFull(reason) ? MOST_ATTEMPTS_FULL : MOST_ATTEMPTS;
}

/** What the owner is told: of ours only that it was. */
function codeOf(reason: unknown): FailureCode {
  if (isFull(reason)) return 'no_space';
  if (reason instanceof MissingPart) return reason.code;
  const isGone = reason instanceof ObjectStoreError && reason.code === 'not_found';
  return isGone ? 'source_missing' : 'encoding_failed';
}

/** For the operator; short, as it is kept with the row. */
const wordsOf = (reason: unknown) =>
  (reason instanceof Error ? reason.message : String(reason)).slice(0, 500);

const SKIP_SOURCE = `
  update rendition set status = 'skipped'
  where asset_id = $1 and generation = $2 and name = 'source' and status <> 'ready'`;

/** Without one of its chunks a codec is not played: the others need not be made. */
async function giveUpCodec(
  manager: EntityManager,
  { assetId, generation, position }: TaskLease,
): Promise<void> {
  const { codec } = readFurtherPosition(position);
  await manager.query(SKIP_CODEC, [assetId, generation, furtherPosition(codec, 0), CODEC_STRIDE]);
  await manager.query(FAIL_CODEC, [assetId, generation, codec]);
}

const SKIP_CODEC = `
  update asset_task set status = 'skipped', epoch = epoch + 1
  where asset_id = $1 and generation = $2 and kind = 'further' and status in ('queued', 'processing')
    and position >= $3 and position < $3::integer + $4`;

const FAIL_CODEC = `
  update rendition set status = 'failed'
  where asset_id = $1 and generation = $2 and codec = $3 and name <> 'source'`;
