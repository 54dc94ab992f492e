import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { KeyedMutex } from '../../vps/engine/keyed-mutex.js';
import { DatabaseErrors } from '../managed/database.errors.js';
import type { ArchiveSource } from '../engine/archive-spool.js';
import { type BaseBackup, DatabaseDriver, DatabaseEngineError } from '../engine/database.driver.js';
import type { InstanceAddress, InstanceSpec } from '../engine/instance-spec.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import { ArchiveShipper } from './archive-shipper.js';
import { ArchiveStore, baseKey, pieceKey } from './archive-store.js';
import { BaseBackupEntity } from './base-backup.entity.js';

/** What is kept of database servers to go back to a moment, wherever the driver has it. */
@Injectable()
export class Archives {
  readonly #mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly shipper: ArchiveShipper,
    private readonly store: ArchiveStore,
    private readonly clock: Clock,
  ) {}

  /** Moments of an instance that are safe; undefined when there is none. */
  async reach(instance: InstanceEntity): Promise<{ earliest: Date; latest: Date } | undefined> {
    const { id: instanceId, major, shippedUntil } = instance;
    const bases = await this.dataSource.manager.findBy(BaseBackupEntity, {
      instanceId,
      // What was there before an upgrade is of no use to the newer server.
      major,
      state: 'ready',
    });
    const earliest = bases.reduce<Date | undefined>(
      (first, { takenAt }) => (first && first <= takenAt ? first : takenAt),
      undefined,
    );
    if (!earliest || !shippedUntil || shippedUntil < earliest) return undefined;
    return { earliest, latest: shippedUntil };
  }

  /** Takes a base backup and brings it away, with the log that it needs. */
  async takeBase(instanceId: string): Promise<BaseBackup> {
    return this.#mutex.run(instanceId, async () => {
      try {
        // One that could not be brought away is not joined by another one.
        await this.shipper.ship(instanceId);
        const base = await this.driver.takeBaseBackup(instanceId);
        await this.driver.spool?.flush(instanceId);
        await this.shipper.ship(instanceId);
        await this.#note(instanceId, null);
        return base;
      } catch (error) {
        await this.#note(instanceId, this.clock.now());
        throw error;
      }
    });
  }

  /** Since when no base backup could be taken; the first time counts. */
  async #note(id: string, failingAt: Date | null): Promise<void> {
    const isFirst = failingAt !== null && { baseFailingSince: IsNull() };
    const which = { id, deletedAt: IsNull(), ...isFirst };
    await this.dataSource.manager.update(InstanceEntity, which, { baseFailingSince: failingAt });
  }

  /** Makes a new instance that holds what another one held at a moment. */
  async restore(spec: InstanceSpec, from: string, at: Date): Promise<InstanceAddress> {
    if (!this.driver.spool) return this.driver.restoreInstance(spec, from, at);
    await this.#catchUp(from, at);
    return this.driver.restoreInstance(spec, from, at, await this.#source(from, at));
  }

  /** What was written up to the moment is brought away, unless it is safe already. */
  async #catchUp(id: string, at: Date): Promise<void> {
    const { shippedUntil } = await this.dataSource.manager.findOneByOrFail(InstanceEntity, { id });
    if (shippedUntil && at <= shippedUntil) return;
    await this.driver.spool?.flush(id);
    await this.shipper.ship(id).catch((cause: unknown) => {
      throw new DatabaseEngineError('unavailable', 'the archive is not kept now', { cause });
    });
  }

  async #source(instanceId: string, at: Date): Promise<ArchiveSource> {
    const { manager } = this.dataSource;
    const base = await manager.findOne(BaseBackupEntity, {
      where: { instanceId, state: 'ready', takenAt: LessThanOrEqual(at) },
      order: { takenAt: 'DESC' },
    });
    if (!base) throw DatabaseErrors.moment_unknown();
    const pieces = await this.#piecesOf(base, at);
    return {
      major: base.major,
      base: base.files.map(({ name, sha256 }) => ({
        name,
        open: () => this.store.open(baseKey(base, name), sha256),
      })),
      log: pieces.map((piece) => ({
        name: piece.name,
        open: () =>
          this.store.open(
            pieceKey({ instanceId, major: base.major, name: piece.name }),
            piece.sha256,
          ),
      })),
    };
  }

  /** The log from a base backup up to the first piece that ends after the moment. */
  #piecesOf(base: BaseBackupEntity, at: Date): Promise<PieceRow[]> {
    const { instanceId, major, firstLog } = base;
    const sql = `
      with piece as (
        select name, sha256, written_at, substr(name, 9, 16) as place, name like '%.history.gz' as tells
        from database_log_piece
        where instance_id = $1 and major = $2 and shipped_at is not null
      ), needed as (
        select * from piece where tells or place >= substr($3::text, 9, 16)
      )
      select name, sha256 from needed
      where tells or place <= coalesce((select min(place) from needed last
        where last.written_at > $4 and last.name ~ '^[0-9A-F]{24}[.]gz$'), 'Z')
      order by place, name`;
    return this.dataSource.query<PieceRow[]>(sql, [instanceId, major, firstLog, at]);
  }
}

interface PieceRow {
  readonly name: string;
  readonly sha256: string;
}
