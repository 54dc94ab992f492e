import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsoleEntity } from './console.entity.js';
import { ConsoleEvents } from './console.events.js';
import type { Traffic } from './session/console-viewer.js';

/** Writes down who connected to a console, for how long, and how much went through. */
@Injectable()
export class ConsoleHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async asked(manager: EntityManager, row: ConsoleEntity): Promise<void> {
    await this.#note(manager, 'create', row, {
      mode: row.mode,
      readonly: row.isReadonly,
      record: row.isRecorded,
      session: row.sessionId,
    });
  }

  async opened(manager: EntityManager, row: ConsoleEntity): Promise<void> {
    const { id, vpsId, mode } = row;
    await this.events.record(manager, {
      type: ConsoleEvents.opened,
      tenant: tenantOf(row.projectId),
      subject: id,
      data: { id, vps_id: vpsId, mode },
    });
    await this.#note(manager, 'open', row, { mode, readonly: row.isReadonly });
  }

  async closed(row: ConsoleEntity, reason: string, traffic: Traffic): Promise<void> {
    const { id, vpsId, mode, usedAt } = row;
    const closedAt = this.clock.now();
    const seconds = Math.round((closedAt.getTime() - (usedAt ?? closedAt).getTime()) / 1000);
    const { receivedBytes, sentBytes } = traffic;
    await this.dataSource.transaction(async (manager) => {
      await manager.update(
        ConsoleEntity,
        { id },
        {
          closedAt,
          closeCode: reason,
          receivedBytes: String(receivedBytes),
          sentBytes: String(sentBytes),
        },
      );
      await this.events.record(manager, {
        type: ConsoleEvents.closed,
        tenant: tenantOf(row.projectId),
        subject: id,
        data: { id, vps_id: vpsId, mode, reason },
      });
      await this.#note(manager, 'close', row, {
        reason,
        seconds,
        received_bytes: receivedBytes,
        sent_bytes: sentBytes,
      });
    });
  }

  async #note(
    manager: EntityManager,
    verb: string,
    row: ConsoleEntity,
    state: Record<string, string | number | boolean | null>,
  ): Promise<void> {
    await this.audit.record(manager, {
      tenant: tenantOf(row.projectId),
      action: `console.${verb}`,
      target: row.vpsId,
      after: { console: row.id, ...state },
      actor: row.actor,
    });
  }
}
