import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { BackupEntity, type BackupKind } from './backup.entity.js';
import { BackupHistory } from './backup-history.js';

/** Writes backups down that are to be made. */
@Injectable()
export class NewBackups {
  constructor(
    private readonly history: BackupHistory,
    private readonly clock: Clock,
  ) {}

  async add(
    manager: EntityManager,
    database: DatabaseEntity,
    kind: BackupKind,
    slotAt: Date | null = null,
  ): Promise<BackupEntity> {
    const now = this.clock.now();
    const row = manager.create(BackupEntity, {
      id: newId('dbb', now.getTime()),
      projectId: database.projectId,
      databaseId: database.id,
      databaseName: database.name,
      engine: database.engine,
      major: database.major,
      kind,
      status: 'creating',
      error: null,
      slotAt,
      sizeBytes: null,
      sha256: null,
      storageGb: database.storageGb,
      checkState: null,
      checkedAt: null,
      checkError: null,
      createdAt: now,
      completedAt: null,
      deletedAt: null,
    });
    await manager.insert(BackupEntity, row);
    if (slotAt === null) await this.history.note(manager, 'create', row);
    return row;
  }
}
