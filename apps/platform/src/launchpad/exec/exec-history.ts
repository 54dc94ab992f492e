import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExecEntity } from './exec.entity.js';
import { ReplicaExecEvents } from './exec.events.js';

/** Writes down who ran what inside replicas, and for how long. */
@Injectable()
export class ExecHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async asked(manager: EntityManager, row: ExecEntity): Promise<void> {
    await this.#note(manager, 'create', row, { program: row.program, tty: row.isTerminal });
  }

  async opened(manager: EntityManager, row: ExecEntity): Promise<void> {
    const type = ReplicaExecEvents.opened;
    await this.events.record(manager, { type, ...about(row), data: shown(row) });
    await this.#note(manager, 'open', row, { program: row.program });
  }

  async closed(row: ExecEntity, reason: string, exitCode: number | null): Promise<void> {
    const closedAt = this.clock.now();
    const seconds = Math.round((closedAt.getTime() - (row.usedAt ?? closedAt).getTime()) / 1000);
    await this.dataSource.transaction(async (manager) => {
      const change = { closedAt, closeCode: reason, exitCode };
      await manager.update(ExecEntity, { id: row.id }, change);
      const data = { ...shown(row), reason, exit_code: exitCode };
      await this.events.record(manager, { type: ReplicaExecEvents.closed, ...about(row), data });
      await this.#note(manager, 'close', row, { reason, exit_code: exitCode, seconds });
    });
  }

  async #note(
    manager: EntityManager,
    verb: string,
    row: ExecEntity,
    state: Record<string, string | number | boolean | null>,
  ): Promise<void> {
    await this.audit.record(manager, {
      tenant: tenantOf(row.projectId),
      action: `app.exec.${verb}`,
      target: row.appId,
      after: { exec: row.id, replica: row.replicaId, ...state },
      actor: row.actor,
    });
  }
}

function about({ projectId, id }: ExecEntity) {
  return { tenant: tenantOf(projectId), subject: id };
}

function shown({ id, appId: app_id, replicaId: replica_id, program }: ExecEntity) {
  return { id, app_id, replica_id, program };
}
