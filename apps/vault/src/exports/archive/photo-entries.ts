import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ArchiveEntry, contentOf } from './archive-entry.js';

const ALBUMS = `
  select album.id, album.name, album.description, coalesce(array_agg(photo_id order by photo_id)
    filter (where photo_id is not null), '{}') as photos
  from album left join album_photo on album_id = album.id
  where space_id = $1 group by album.id order by album.id`;
const FAVOURITES = `
  select id from photo where space_id = $1 and is_favourite and not is_hidden order by id`;

const SAID = `
  select id, title, description, tags, rating from photo
  where space_id = $1 and not is_hidden
    and (title is not null or description is not null or tags <> '{}' or rating is not null)
  order by id`;

/** Which photographs are in which album, which are favourites, and what is said of them: they themselves lie with the files. */
@Injectable()
export class PhotoEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async *of(spaceId: string): AsyncGenerator<ArchiveEntry> {
    const albums = await this.dataSource.query<unknown[]>(ALBUMS, [spaceId]);
    const favourites = await this.dataSource.query<{ id: string }[]>(FAVOURITES, [spaceId]);
    const said = await this.dataSource.query<unknown[]>(SAID, [spaceId]);
    if (albums.length === 0 && favourites.length === 0 && said.length === 0) return;
    const found = { albums, favourites: favourites.map(({ id }) => id), said };
    yield {
      path: 'Photos.json',
      kind: 'photos',
      id: spaceId,
      name: 'Albums, favourites and what is said of photographs',
      modifiedAt: this.clock.now(),
      content: contentOf(`${JSON.stringify(found, null, 2)}\n`),
    };
  }
}
