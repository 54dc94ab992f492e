import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { QuotaErrors } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceErrors } from '../../spaces/space.errors.js';
import type { SpaceRef } from '../../spaces/space-access.js';
import { FileLimits } from './file-limits.js';
import { StoredMeter } from './stored-meter.js';

/** Whose room it is. */
export type RoomOwner = Pick<SpaceRef, 'id' | 'projectId'>;

/** Room that is kept free for bytes on their way. */
export interface RoomHold {
  readonly id: string;
  readonly space: RoomOwner;
}

/** Without a sign of life for this long, what was held is free again. */
const HOLD_MS = 60 * 60 * 1000;
const BATCH = 200;

const TAKE_OF_SPACE = `
  update space set used_bytes = used_bytes + $2
  where id = $1 and deleted_at is null
    and (quota_bytes is null or used_bytes + $2 <= quota_bytes)
  returning id`;
const TAKE_OF_PROJECT = `
  insert into stored_total (project_id, used_bytes)
  select $1, $2 where $3::bigint = 0 or $2 <= $3::bigint
  on conflict (project_id) do update set used_bytes = stored_total.used_bytes + $2
  where $3::bigint = 0 or stored_total.used_bytes + $2 <= $3::bigint
  returning used_bytes`;

/**
 * Counts the bytes of spaces and projects, and refuses more than they may have: what streams in
 * holds its room before it comes, so that many at once never pass the limit together.
 */
@Injectable()
export class Room {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: FileLimits,
    private readonly meter: StoredMeter,
    private readonly clock: Clock,
  ) {}

  /** Holds room. @throws `space.full`, `quota_exceeded` */
  hold(space: RoomOwner, bytes: number, lifetimeMs = HOLD_MS): Promise<RoomHold> {
    const id = newId('hld', this.clock.now().getTime());
    return this.dataSource.transaction(async (manager) => {
      await this.take(manager, space, bytes);
      await manager.query(
        `insert into room_hold (id, project_id, space_id, bytes, expires_at)
         values ($1, $2, $3, $4, $5)`,
        [id, space.projectId, space.id, bytes, this.#expiry(lifetimeMs)],
      );
      return { id, space };
    });
  }

  /** Holds more, or tells that bytes still come when `bytes` is 0. @throws `space.full`, `quota_exceeded` */
  grow({ id, space }: RoomHold, bytes: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ id: string }[], number]>(
        'update room_hold set bytes = bytes + $2, expires_at = $3 where id = $1 returning id',
        [id, bytes, this.#expiry()],
      );
      if (rows.length === 0) throw SpaceErrors.full();
      await this.take(manager, space, bytes);
    });
  }

  /** Makes what was held what is used, in the transaction that keeps the bytes. */
  async settle(manager: EntityManager, hold: RoomHold, bytes: number): Promise<void> {
    await this.take(manager, hold.space, bytes - (await this.#end(manager, hold.id)));
  }

  /** Frees what was held. */
  async drop(hold: RoomHold): Promise<void> {
    await this.dataSource.transaction((manager) => this.settle(manager, hold, 0));
  }

  /** Frees what nobody holds any more. */
  async sweep(): Promise<number> {
    const late = await this.dataSource.query<{ id: string; space: string; project: Tenant }[]>(
      `select id, space_id as space, project_id as project from room_hold
       where expires_at < $1 order by expires_at limit $2`,
      [this.clock.now(), BATCH],
    );
    for (const { id, space, project } of late) {
      await this.drop({ id, space: { id: space, projectId: project } });
    }
    return late.length;
  }

  /** Uses more bytes, or fewer when `bytes` is negative. @throws `space.full`, `quota_exceeded` */
  async take(manager: EntityManager, space: RoomOwner, bytes: number): Promise<void> {
    if (bytes === 0) return;
    if (bytes < 0) return this.#free(manager, space, -bytes);
    const [rows] = await manager.query<[unknown[], number]>(TAKE_OF_SPACE, [space.id, bytes]);
    if (rows.length === 0) throw SpaceErrors.full();
    const most = this.limits.projectBytes;
    const [taken] = await manager.query<{ used_bytes: string }[]>(TAKE_OF_PROJECT, [
      space.projectId,
      bytes,
      most,
    ]);
    if (taken) {
      await this.meter.changed(manager, space.projectId, Number(taken.used_bytes), bytes);
      return;
    }
    const detail = `The quota \`stored_megabytes\` of ${most / 1_000_000} is used up.`;
    throw QuotaErrors.quota_exceeded({ detail });
  }

  async #free(manager: EntityManager, space: RoomOwner, bytes: number): Promise<void> {
    await manager.query('update space set used_bytes = used_bytes - $2 where id = $1', [
      space.id,
      bytes,
    ]);
    const [[left]] = await manager.query<[{ used_bytes: string }[], number]>(
      `update stored_total set used_bytes = used_bytes - $2 where project_id = $1
       returning used_bytes`,
      [space.projectId, bytes],
    );
    await this.meter.changed(manager, space.projectId, Number(left?.used_bytes ?? 0), -bytes);
  }

  async #end(manager: EntityManager, id: string): Promise<number> {
    const [rows] = await manager.query<[{ bytes: string }[], number]>(
      'delete from room_hold where id = $1 returning bytes',
      [id],
    );
    return Number(rows[0]?.bytes ?? 0);
  }

  #expiry(lifetimeMs = HOLD_MS): Date {
    return new Date(this.clock.now().getTime() + lifetimeMs);
  }
}
