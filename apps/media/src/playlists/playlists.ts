import type { Tenant } from '@skydeck/auth-guard';
import { orderSql, type Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ITEMS } from './playlist-items.sql.js';
import { PlaylistEntity } from './playlist.entity.js';
import { PlaylistErrors } from './playlist.errors.js';
import type {
  CreatePlaylist,
  ListPlaylists,
  PlaylistItem,
  UpdatePlaylist,
} from './playlist.schema.js';
import { PlaylistItems } from './playlist-items.js';
import { PlaylistNotes } from './playlist-notes.js';

/** A playlist with what it plays. */
export interface PlaylistAndItems {
  readonly playlist: PlaylistEntity;
  readonly items: PlaylistItem[];
}

/** Keeps playlists. */
@Injectable()
export class AssetPlaylists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: PlaylistItems,
    private readonly notes: PlaylistNotes,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `invalid` when there is no such asset */
  async create(tenant: Tenant, wanted: CreatePlaylist): Promise<PlaylistAndItems> {
    const made = await madeBefore('pll', (id) => this.get(tenant, id));
    if (made) return made;
    const now = this.clock.now();
    const playlist = Object.assign(new PlaylistEntity(), {
      id: idOfThing('pll', now.getTime()),
      tenant,
      name: wanted.name,
      isPublic: wanted.is_public,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('playlists', manager, tenant);
      await manager.insert(PlaylistEntity, playlist);
      for (const [index, assetId] of wanted.asset_ids.entries()) {
        const location = `body.asset_ids.${index}`;
        await this.items.put(manager, playlist, { assetId, before: null, location });
      }
      await this.notes.write(manager, 'created', playlist);
      return { playlist, items: await itemsOf(manager, playlist.id) };
    });
  }

  /** @throws `playlist.not_found` */
  async get(tenant: Tenant, id: string): Promise<PlaylistAndItems> {
    const { manager } = this.dataSource;
    const playlist = await manager.findOneBy(PlaylistEntity, { tenant, id });
    if (!playlist) throw PlaylistErrors.not_found();
    return { playlist, items: await itemsOf(manager, id) };
  }

  /** Newest first unless asked otherwise, one more than `limit`. */
  list(
    tenant: Tenant,
    { limit, sort, after }: ReturnType<typeof ListPlaylists.parse>,
  ): Promise<PlaylistEntity[]> {
    const { order, beyond } = orderSql(sort);
    const query = this.dataSource
      .getRepository(PlaylistEntity)
      .createQueryBuilder('playlist')
      .where({ tenant });
    if (after) query.andWhere(`playlist.id ${beyond} :after`, { after: after.id });
    return query
      .orderBy('playlist.id', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** @throws `playlist.not_found` */
  update(
    tenant: Tenant,
    id: string,
    { name, is_public: isPublic }: UpdatePlaylist,
    expected: Precondition,
  ): Promise<PlaylistAndItems> {
    return this.change(tenant, id, expected, async (_manager, playlist) => {
      Object.assign(playlist, {
        ...(name !== undefined && { name }),
        ...(isPublic !== undefined && { isPublic }),
      });
    });
  }

  /** Its assets stay. @throws `playlist.not_found` */
  delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const playlist = await lock(manager, tenant, id);
      expected.check(playlist.version);
      await manager.delete(PlaylistEntity, { tenant, id });
      await this.notes.write(manager, 'deleted', playlist);
    });
  }

  /** Changes a playlist that nobody else changes meanwhile. @throws `playlist.not_found` */
  change(
    tenant: Tenant,
    id: string,
    expected: Precondition | null,
    work: (manager: EntityManager, playlist: PlaylistEntity) => Promise<void>,
  ): Promise<PlaylistAndItems> {
    return this.dataSource.transaction(async (manager) => {
      const playlist = await lock(manager, tenant, id);
      expected?.check(playlist.version);
      const before = Object.assign(new PlaylistEntity(), playlist);
      await work(manager, playlist);
      Object.assign(playlist, { version: playlist.version + 1, updatedAt: this.clock.now() });
      await manager.update(PlaylistEntity, { tenant, id }, playlist);
      await this.notes.write(manager, 'updated', playlist, before);
      return { playlist, items: await itemsOf(manager, id) };
    });
  }
}

const itemsOf = (manager: EntityManager, id: string): Promise<PlaylistItem[]> =>
  manager.query(ITEMS, [id]);

async function lock(manager: EntityManager, tenant: Tenant, id: string): Promise<PlaylistEntity> {
  const mode = { mode: 'pessimistic_write' } as const;
  const where = { tenant, id };
  const found = await manager.findOne(PlaylistEntity, { where, lock: mode });
  if (!found) throw PlaylistErrors.not_found();
  return found;
}
