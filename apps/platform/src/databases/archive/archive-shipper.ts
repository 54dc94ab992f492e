import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { KeyedMutex } from '../../vps/engine/keyed-mutex.js';
import type { ArchiveSpool, LogPiece, SpooledBase } from '../engine/archive-spool.js';
import { DatabaseDriver } from '../engine/database.driver.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import { ArchiveStore, baseKey, pieceKey } from './archive-store.js';
import { BaseBackupEntity, type BaseFile } from './base-backup.entity.js';
import { LogPieceEntity } from './log-piece.entity.js';

/** Brings what database servers archive to the object store. The row is written first, and says so. */
@Injectable()
export class ArchiveShipper {
  readonly #mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly store: ArchiveStore,
    private readonly clock: Clock,
  ) {}

  /** Brings everything of a server away that waits; what fails is written down, and thrown. */
  async ship(instanceId: string): Promise<void> {
    const { spool } = this.driver;
    if (!spool) return;
    await this.#mutex.run(instanceId, async () => {
      try {
        for (const piece of await spool.pieces(instanceId)) {
          await this.#shipPiece(spool, instanceId, piece);
        }
        for (const base of await spool.bases(instanceId)) {
          await this.#shipBase(spool, instanceId, base);
        }
        await this.#note(instanceId, null);
      } catch (error) {
        await this.#note(instanceId, this.clock.now());
        throw error;
      }
    });
  }

  async #shipPiece(spool: ArchiveSpool, instanceId: string, piece: LogPiece): Promise<void> {
    const { major, name, writtenAt } = piece;
    const which = { instanceId, major, name };
    const row = { ...which, sizeBytes: String(piece.bytes), writtenAt, sha256: null };
    const inserting = this.dataSource.createQueryBuilder().insert().into(LogPieceEntity);
    await inserting
      .values({ ...row, shippedAt: null })
      .orIgnore()
      .execute();
    const stored = await this.store.put(pieceKey(which), await spool.openPiece(instanceId, piece));
    await this.dataSource.transaction(async (manager) => {
      const { sha256, sizeBytes } = stored;
      const done = { sha256, sizeBytes: String(sizeBytes), shippedAt: this.clock.now() };
      await manager.update(LogPieceEntity, which, done);
      // Files that tell of timelines hold nothing that was acknowledged.
      if (!/^[\dA-F]{24}\.gz$/.test(name)) return;
      await manager.query(
        `update database_instance set shipped_until = greatest(shipped_until, $2) where id = $1`,
        [instanceId, writtenAt],
      );
    });
    await spool.removePiece(instanceId, piece);
  }

  async #shipBase(spool: ArchiveSpool, instanceId: string, base: SpooledBase): Promise<void> {
    const { id: name, major, takenAt, firstLog } = base;
    const which = { instanceId, name };
    const row = { ...which, major, state: 'shipping' as const, takenAt, firstLog, files: [] };
    const inserting = this.dataSource.createQueryBuilder().insert().into(BaseBackupEntity);
    await inserting.values(row).orIgnore().execute();
    const files: BaseFile[] = [];
    for (const file of base.files) {
      const content = await spool.openBase(instanceId, base, file);
      files.push({ name: file, ...(await this.store.put(baseKey(which, file), content)) });
    }
    const shipping = { ...which, state: 'shipping' as const };
    await this.dataSource.manager.update(BaseBackupEntity, shipping, { files, state: 'ready' });
    await spool.removeBase(instanceId, base);
  }

  /** Since when nothing could be brought away; the first time counts. */
  async #note(id: string, failingAt: Date | null): Promise<void> {
    const { manager } = this.dataSource;
    const which = { id, deletedAt: IsNull() };
    if (failingAt === null) {
      await manager.update(InstanceEntity, which, { shipFailingSince: null });
      return;
    }
    const first = { ...which, shipFailingSince: IsNull() };
    await manager.update(InstanceEntity, first, { shipFailingSince: failingAt });
  }
}
