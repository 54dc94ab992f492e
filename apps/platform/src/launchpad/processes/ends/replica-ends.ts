import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Logger, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';
import type { ReplicaExit } from '../../engine/runtime.driver.js';
import { ReplicaKeeper } from '../../runtime/replica-keeper.js';
import { ReplicaEndEntity } from './replica-end.entity.js';
import { ReplicaEvents } from './replica-end.events.js';

const KEPT = 50;

/** Remembers how replicas ended that nobody asked to end, and tells of it. */
@Injectable()
export class ReplicaEnds implements OnModuleInit {
  readonly #ended;
  readonly #logger = new Logger(ReplicaEnds.name);

  constructor(
    private readonly keeper: ReplicaKeeper,
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#ended = metrics?.counter(
      'skydeck_app_replica_ends_total',
      'Replicas that ended without being asked to, by whether their memory was used up.',
      ['out_of_memory'],
    );
  }

  onModuleInit(): void {
    this.keeper.onExit((exit) => {
      if (exit.requested) return;
      this.#ended?.inc({ out_of_memory: String(exit.oom) });
      this.#record(exit).catch((error: unknown) => {
        this.#logger.warn({ msg: 'the end of a replica was not kept', err: error });
      });
    });
  }

  /** How replicas of an app ended lately, newest first. */
  async of(appId: string): Promise<ReplicaEndEntity[]> {
    const order = { endedAt: 'DESC' } as const;
    return this.dataSource.manager.find(ReplicaEndEntity, { where: { appId }, order, take: KEPT });
  }

  async #record(exit: ReplicaExit): Promise<void> {
    const { replicaId: id, appId, releaseId, process, oom: isOutOfMemory } = exit;
    const { code: exitCode = null, signal = null } = exit;
    await this.dataSource.transaction(async (manager) => {
      const app = await manager.findOneBy(AppEntity, { id: appId });
      if (!app) return;
      const how = { exitCode, signal, isOutOfMemory, endedAt: this.clock.now() };
      await manager.insert(ReplicaEndEntity, { replicaId: id, appId, releaseId, process, ...how });
      await manager.query(
        `delete from app_replica_end where app_id = $1 and replica_id not in (
           select replica_id from app_replica_end where app_id = $1
           order by ended_at desc limit ${KEPT})`,
        [appId],
      );
      const about = { app_id: appId, release_id: releaseId, process };
      const data = { id, ...about, exit_code: exitCode, signal, out_of_memory: isOutOfMemory };
      const tenant = tenantOf(app.projectId);
      await this.events.record(manager, { type: ReplicaEvents.ended, tenant, subject: id, data });
    });
  }
}
