import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type UpdateResult } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { ChangeHub } from '@skydeck/bus';
import { claimDeployment } from './claim-deployment.js';
import { type DeploymentError, DeploymentEntity } from './deployment.entity.js';
import { DeploymentErrors } from './deployment.errors.js';
import { enteredAt } from './stage-times.js';
import { DeploymentHistory, isTold } from './deployment-history.js';
import { canMove, type DeploymentStatus, isFinished } from './deployment-status.js';
import { LeaseLost, type Lease } from './lease.js';

type Patch = QueryDeepPartialEntity<DeploymentEntity>;

/** Who works on a deployment, and how far it is. Each change of state is one guarded statement. */
@Injectable()
export class DeploymentLeases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly hub: ChangeHub,
    private readonly history: DeploymentHistory,
  ) {}

  /** Takes a waiting deployment in hand; undefined when another one of the app is being worked on. */
  async claim(id: string): Promise<Lease | undefined> {
    const claimed = await this.dataSource.transaction(async (manager) => {
      const lease = await claimDeployment(manager, id, this.clock.now());
      if (typeof lease === 'object') await this.history.tell(manager, id, 'started');
      return lease;
    });
    if (claimed) this.hub.changed(id);
    return typeof claimed === 'object' ? claimed : undefined;
  }

  /**
   * Moves a deployment on, if it is still this worker's.
   * @throws LeaseLost when another worker has taken it over, or it was ended
   */
  async move(
    lease: Lease,
    to: DeploymentStatus,
    patch: Patch = {},
    within?: EntityManager,
  ): Promise<Lease> {
    if (!canMove(lease.status, to))
      throw new Error(`A deployment never goes from ${lease.status} to ${to}.`);
    const changes: Patch = {
      ...patch,
      status: to,
      heartbeatAt: this.clock.now(),
      ...(isFinished(to)
        ? { finishedAt: this.clock.now() }
        : { stage: to, stageTimes: enteredAt(to, this.clock.now()) }),
    };
    // Whoever was told that it is called off must not see it go live.
    const unless = to === 'switching' ? { cancelRequested: false } : {};
    const change = async (manager: EntityManager) => {
      const { affected } = await this.#guarded(lease, changes, manager, unless);
      if (affected === 1 && isTold(to)) await this.history.tell(manager, lease.id, to);
      return affected;
    };
    const affected = await (within ? change(within) : this.dataSource.transaction(change));
    if (affected !== 1) throw await this.#refusal(lease);
    if (!within) this.hub.changed(lease.id);
    return { ...lease, status: to };
  }

  /** Says that the worker lives. Returns what it must know. */
  async beat(lease: Lease): Promise<'go on' | 'cancel' | 'lost'> {
    const row = await this.dataSource.manager.findOneBy(DeploymentEntity, {
      id: lease.id,
      workerEpoch: lease.epoch,
    });
    if (!row || isFinished(row.status)) return 'lost';
    await this.dataSource.manager.update(
      DeploymentEntity,
      { id: lease.id, workerEpoch: lease.epoch },
      { heartbeatAt: this.clock.now() },
    );
    return row.cancelRequested ? 'cancel' : 'go on';
  }

  /** Gives work back that was interrupted by a shutdown; it does not count as an attempt. */
  async giveBack(lease: Lease): Promise<void> {
    if (!canMove(lease.status, 'queued')) return;
    await this.#guarded(lease, {
      status: 'queued',
      stage: 'queued',
      workerEpoch: lease.epoch + 1,
      attempts: () => 'attempts - 1',
    });
    this.hub.changed(lease.id);
  }

  /** Takes a deployment from a dead worker and lets it wait again. */
  async requeue({ id, status, workerEpoch }: DeploymentEntity): Promise<void> {
    await this.#guarded(
      { id, status, epoch: workerEpoch },
      { status: 'queued', stage: 'queued', workerEpoch: workerEpoch + 1 },
    );
    this.hub.changed(id);
  }

  /** Ends a deployment that nobody works on. Returns false when its state was another one. */
  async end(
    from: Pick<DeploymentEntity, 'id' | 'status' | 'workerEpoch'>,
    to: 'live' | 'failed' | 'cancelled',
    error: DeploymentError | null = null,
  ): Promise<boolean> {
    const { id, status, workerEpoch } = from;
    const isEnded = await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        DeploymentEntity,
        { id, status, workerEpoch },
        { status: to, error, workerEpoch: workerEpoch + 1, finishedAt: this.clock.now() },
      );
      if (affected === 1) await this.history.tell(manager, id, to);
      return affected === 1;
    });
    this.hub.changed(id);
    return isEnded;
  }

  async #guarded(
    { id, epoch, status }: Lease,
    patch: Patch,
    within = this.dataSource.manager,
    unless: { cancelRequested?: boolean } = {},
  ): Promise<UpdateResult> {
    return within.update(DeploymentEntity, { id, workerEpoch: epoch, status, ...unless }, patch);
  }

  async #refusal({ id, epoch, status }: Lease): Promise<Error> {
    const isCalledOff = await this.dataSource.manager.existsBy(DeploymentEntity, {
      id,
      workerEpoch: epoch,
      status,
      cancelRequested: true,
    });
    return isCalledOff ? DeploymentErrors.cancelled() : new LeaseLost();
  }
}
