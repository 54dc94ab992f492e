import { invalid } from '@skydeck/envelope';
import { idOfThing } from '@skydeck/idempotency';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ADD_ITEM,
  CLOSE_GAPS,
  COUNT_ITEMS,
  MAKE_ROOM,
  MOVE_ITEM,
  REMOVE_ITEM,
} from './playlist-items.sql.js';
import type { PlaylistEntity } from './playlist.entity.js';
import { PlaylistErrors } from './playlist.errors.js';

const MOST_ITEMS = 500;

interface Put {
  readonly assetId: string;
  /** The item that comes after it; null for the end. */
  readonly before: string | null;
  /** Where the asset was named, if there is none. */
  readonly location: string;
}

/** Changes what playlists play. The playlist is locked: ranks never meet. */
@Injectable()
export class PlaylistItems {
  /** @throws `playlist.full`, `playlist.item_not_found`, `invalid` when there is no such asset */
  async put(
    manager: EntityManager,
    { id, tenant }: PlaylistEntity,
    { assetId, before, location }: Put,
  ): Promise<void> {
    const { count } = await countOf(manager, id);
    if (count >= MOST_ITEMS) throw PlaylistErrors.full();
    const rank = await rankAt(manager, id, before);
    const values = [idOfThing('pli', Date.now()), id, assetId, rank, tenant];
    const added = await manager.query<unknown[]>(ADD_ITEM, values);
    if (added.length > 0) return;
    throw invalid([{ location, code: 'unknown_asset', message: 'There is no such asset.' }]);
  }

  /** @throws `playlist.item_not_found` */
  async move(
    manager: EntityManager,
    { id }: PlaylistEntity,
    item: string,
    before: string | null,
  ): Promise<void> {
    if (before !== item) {
      const rank = await rankAt(manager, id, before);
      const [moved] = await manager.query<[unknown[]]>(MOVE_ITEM, [id, item, rank]);
      if (moved.length === 0) throw PlaylistErrors.item_not_found();
    }
    await manager.query(CLOSE_GAPS, [id]);
  }

  /** @throws `playlist.item_not_found` */
  async remove(manager: EntityManager, { id }: PlaylistEntity, item: string): Promise<void> {
    const [gone] = await manager.query<[unknown[]]>(REMOVE_ITEM, [id, item]);
    if (gone.length === 0) throw PlaylistErrors.item_not_found();
    await manager.query(CLOSE_GAPS, [id]);
  }
}

async function countOf(manager: EntityManager, id: string) {
  const [row] = await manager.query<{ count: number; last: number }[]>(COUNT_ITEMS, [id]);
  return row ?? { count: 0, last: 0 };
}

async function rankAt(manager: EntityManager, id: string, before: string | null): Promise<number> {
  if (before === null) return (await countOf(manager, id)).last + 1;
  const [place] = await manager.query<{ rank: number }[]>(MAKE_ROOM, [id, before]);
  if (!place) throw PlaylistErrors.item_not_found();
  return place.rank;
}
