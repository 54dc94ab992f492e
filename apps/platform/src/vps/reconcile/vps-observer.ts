import { OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { ComputeDriver } from '../engine/compute.driver.js';
import type { ObservedServer } from '../engine/server-spec.js';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsMeter } from '../servers/vps-meter.js';
import { VpsHistory } from '../servers/vps-history.js';
import { VpsErrors } from '../vps.errors.js';
import { Orphans } from './orphans.js';

/** Brings the rows of one engine and what the engine has in line. */
@Injectable()
export class VpsObserver {
  readonly #logger = new Logger(VpsObserver.name);
  readonly #orphans: Orphans;

  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly history: VpsHistory,
    private readonly meter: VpsMeter,
    private readonly clock: Clock,
  ) {
    this.#orphans = new Orphans(dataSource);
  }

  /**
   * One pass. Servers that an operation works on are left to it.
   * @param hasRestarted whether the machine was started since the last pass: what should run is off
   */
  async pass(driver: ComputeDriver, hasRestarted: boolean): Promise<void> {
    const seen = new Map((await driver.observeAll()).map((server) => [server.id, server]));
    const rows = await this.#settled(driver.engine);
    for (const row of rows) {
      const server = seen.get(row.id);
      if (server) await this.#compare(row, server, hasRestarted);
      else await this.#lose(row);
    }
    await this.#orphans.pass(driver, seen);
  }

  /** The engine does not answer: nobody knows how its servers are. */
  async passWithout(engine: ComputeDriver['engine']): Promise<void> {
    for (const row of await this.#settled(engine)) await this.#forget(row);
  }

  /** How the server is cannot be told; what it should be stays. */
  async #forget(row: VpsEntity): Promise<void> {
    if (row.state === 'unknown') return;
    await this.#change(row, { state: 'unknown', power: null });
  }

  async #settled(engine: ComputeDriver['engine']): Promise<VpsEntity[]> {
    return this.dataSource.manager
      .createQueryBuilder(VpsEntity, 'vps')
      .where({ engine, deletedAt: IsNull(), engineRef: Not(IsNull()) })
      .andWhere(
        `not exists (select 1 from operation where resource_id = vps.id and finished_at is null)`,
      )
      .getMany();
  }

  async #compare(row: VpsEntity, server: ObservedServer, hasRestarted: boolean): Promise<void> {
    if (server.power === 'unknown') return this.#forget(row);
    const isUp = server.power === 'running';
    const location = server.location ?? null;
    // A member of a cluster that was lost and is back may have been started anew.
    const isBack = row.state === 'unknown' && location !== null;
    if (!isUp && (hasRestarted || isBack) && row.desired === 'running') {
      return this.#startAgain(row);
    }
    if (isUp && row.state === 'running' && row.location === location) return;
    if (isUp) {
      const changes: Partial<VpsEntity> = { state: 'running', power: 'running', location };
      if (row.power !== 'running') {
        Object.assign(changes, { startedAt: this.clock.now(), readyAt: null });
      }
      const isStart = row.state === 'stopped' || row.state === 'error';
      return this.#change(row, { ...changes, desired: 'running' }, (manager, now) =>
        isStart ? this.history.tell(manager, 'started', now) : Promise.resolve(),
      );
    }
    if (row.state === 'stopped' && row.power === server.power) return;
    const wasUp = row.state === 'running';
    const changes = { state: 'stopped', power: server.power, readyAt: null, location } as const;
    await this.#change(row, { ...changes, desired: 'stopped' }, (manager, now) =>
      wasUp ? this.history.tellStopped(manager, now, 'guest') : Promise.resolve(),
    );
  }

  async #lose(row: VpsEntity): Promise<void> {
    if (row.error?.code === 'vps.lost') return;
    const { code, message } = VpsErrors.lost();
    this.#logger.error({ msg: 'a server is gone from its engine', vps: row.id });
    const changes = { state: 'error', power: null, readyAt: null } as const;
    await this.#change(row, { ...changes, error: { code, message } }, (manager, now) =>
      this.history.tellFailed(manager, now, { code, message }),
    );
  }

  async #startAgain({ id, projectId }: VpsEntity): Promise<void> {
    const begun = await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(VpsEntity, {
        where: { id, deletedAt: IsNull(), desired: 'running' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) return undefined;
      const operation = await this.operations.start(manager, {
        projectId,
        kind: 'vps.start',
        resource: { type: 'vps', id },
      });
      Object.assign(row, { state: 'starting', power: 'stopped', updatedAt: this.clock.now() });
      await this.meter.follow(manager, row);
      await manager.save(row);
      await this.history.tellStopped(manager, row, 'engine');
      return operation;
    });
    if (begun) await this.operations.wake(begun);
  }

  /** Writes what was seen, unless somebody began to work on the server meanwhile. */
  async #change(
    { id, version, state }: VpsEntity,
    changes: Partial<VpsEntity>,
    tell: (manager: Parameters<VpsHistory['tell']>[0], row: VpsEntity) => Promise<void> = () =>
      Promise.resolve(),
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(VpsEntity, {
        where: { id, version, state, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      const isBusy = await manager.existsBy(OperationEntity, {
        resourceId: id,
        finishedAt: IsNull(),
      });
      if (!row || isBusy) return;
      Object.assign(row, changes, { updatedAt: this.clock.now() });
      await this.meter.follow(manager, row);
      await manager.save(row);
      await tell(manager, row);
    });
  }
}
