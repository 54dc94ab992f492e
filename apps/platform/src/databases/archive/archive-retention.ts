import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseSettings } from '../database-settings.js';
import { ArchiveStore, baseKey, pieceKey } from './archive-store.js';
import { BaseBackupEntity } from './base-backup.entity.js';
import { LogPieceEntity } from './log-piece.entity.js';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Files of a base backup that may not all be entered yet. */
const BASE_FILES = ['base.tar.gz', 'pg_wal.tar.gz'];

/** Removes from the object store what no moment of the window needs any more. */
@Injectable()
export class ArchiveRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ArchiveStore,
    private readonly settings: DatabaseSettings,
    private readonly clock: Clock,
  ) {}

  async pass(): Promise<void> {
    const windowMs = this.settings.config.DATABASES_RECOVERY_DAYS * DAY_MS;
    const from = new Date(this.clock.now().getTime() - windowMs);
    await this.#markBases(from);
    await this.#removeBases();
    await this.#removePieces(from);
  }

  /** The newest that is older than the window is kept: its first moments are reached from it. */
  async #markBases(from: Date): Promise<void> {
    await this.dataSource.query(
      `update database_base_backup base set state = 'deleting'
       from database_instance instance
       where instance.id = base.instance_id and base.state <> 'deleting'
         and (instance.deleted_at is not null
           or (base.state = 'ready' and exists (
             select from database_base_backup newer
             where newer.instance_id = base.instance_id and newer.state = 'ready'
               and newer.taken_at > base.taken_at and newer.taken_at <= $1)))`,
      [from],
    );
  }

  async #removeBases(): Promise<void> {
    const { manager } = this.dataSource;
    const bases = await manager.find(BaseBackupEntity, {
      where: { state: 'deleting' },
      take: AT_ONCE,
    });
    for (const base of bases) {
      await this.store.remove(BASE_FILES.map((file) => baseKey(base, file)));
      await manager.delete(BaseBackupEntity, { instanceId: base.instanceId, name: base.name });
    }
  }

  /** Pieces before the first that a base backup needs, and those of versions that have none any more. */
  async #removePieces(from: Date): Promise<void> {
    const surplus = await this.dataSource.query<
      { instanceId: string; major: number; name: string }[]
    >(
      `with base as (
         select instance_id, major, min(substr(first_log, 9, 16)) as first
         from database_base_backup where state <> 'deleting' group by 1, 2
       )
       select piece.instance_id as "instanceId", piece.major, piece.name
       from database_log_piece piece
       join database_instance instance on instance.id = piece.instance_id
       left join base on base.instance_id = piece.instance_id and base.major = piece.major
       where instance.deleted_at is not null
         or (base.first is null and piece.written_at < $1)
         or (piece.name not like '%.history.gz' and substr(piece.name, 9, 16) < base.first)
       limit ${AT_ONCE}`,
      [from],
    );
    await this.store.remove(surplus.map(pieceKey));
    for (const { instanceId, major, name } of surplus) {
      await this.dataSource.manager.delete(LogPieceEntity, { instanceId, major, name });
    }
  }
}
