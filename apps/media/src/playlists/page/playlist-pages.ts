import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlaylistErrors } from '../playlist.errors.js';

/** One thing that the page plays. */
export interface PlayedItem {
  readonly name: string;
  readonly playbackId: string;
}

/** What the page of a playlist shows. */
export interface ShownPlaylist {
  readonly name: string;
  readonly items: readonly PlayedItem[];
}

// What may be played on some pages only is left out: our own page would be a way around that.
const SHOW = `
  select playlist.name as title, asset.name, played.id as "playbackId"
  from playlist left join playlist_item item on item.playlist_id = playlist.id
    left join asset on asset.id = item.asset_id and playable
      and status not in ('deleting', 'deleted')
    left join lateral (
      select playback_id.id from playback_id
        left join playback_restriction restriction on restriction.id = restriction_id
      where playback_id.asset_id = asset.id and policy = 'public'
        and coalesce(cardinality(referrers), 0) = 0
      order by playback_id.id desc limit 1
    ) played on true
  where playlist.id = $1 and is_public order by rank`;

/** Finds what the pages of playlists play. */
@Injectable()
export class PlaylistPages {
  constructor(private readonly dataSource: DataSource) {}

  /** What everybody may play of a playlist. @throws `playlist.not_found` when it is not public */
  async show(id: string): Promise<ShownPlaylist> {
    const rows = await this.dataSource.query<
      { title: string; name: string | null; playbackId: string | null }[]
    >(SHOW, [id]);
    const [first] = rows;
    if (!first) throw PlaylistErrors.not_found();
    const items = rows.flatMap(({ name, playbackId }) =>
      name !== null && playbackId !== null ? [{ name, playbackId }] : [],
    );
    return { name: first.title, items };
  }
}
