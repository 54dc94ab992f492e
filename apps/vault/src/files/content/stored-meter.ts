import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FileVersionEntity } from '../nodes/file-version.entity.js';

const STORED = 'files.stored_megabyte_seconds';
const RECEIVED = 'files.received_megabytes';
const MEGABYTE = 1e6;
const megabytes = (bytes: number): number => Math.ceil(bytes / MEGABYTE);

/** Measures what files cost: megabytes that came, and megabytes for as long as they are kept. */
@Injectable()
export class StoredMeter {
  constructor(
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  /** All files of a project have so many bytes now; call it while its row is locked. */
  async changed(
    manager: EntityManager,
    project: Tenant,
    bytes: number,
    change: number,
  ): Promise<void> {
    const [before, after] = [megabytes(bytes - change), megabytes(bytes)];
    if (before === after) return;
    const [[row]] = await manager.query<[{ count: number }[], number]>(
      `update stored_total set meter_count = meter_count + 1 where project_id = $1
       returning meter_count as count`,
      [project],
    );
    const count = row?.count ?? 0;
    const now = this.clock.now();
    if (before > 0) await this.usage.end(manager, STORED, `${project}.${count - 1}`, now);
    if (after === 0) return;
    const interval = { project, meter: STORED, key: `${project}.${count}`, rate: after } as const;
    await this.usage.begin(manager, interval, now);
  }

  /** The bytes of a version came from outside. */
  async received(manager: EntityManager, version: FileVersionEntity): Promise<void> {
    if (version.sizeBytes === 0) return;
    await this.usage.record(manager, {
      project: version.projectId,
      meter: RECEIVED,
      quantity: megabytes(version.sizeBytes),
      occurredAt: this.clock.now(),
      key: version.id,
    });
  }
}
