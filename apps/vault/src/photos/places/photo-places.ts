import type { ProjectRef } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess } from '../../spaces/space-access.js';
import type { PhotoPlacesQuery } from './photo-place.schema.js';

/** Cells across a tile of the map: about as wide as a small picture on it. */
const CELLS = 4;
const WORLD_DEGREES = 360;
const FIND = `
  select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::int as count,
    (array_agg(id order by shown_at desc, id desc))[1] as photo_id,
    mode() within group (order by place_name) as name,
    concat_ws(',', min(latitude), min(longitude), max(latitude), max(longitude)) as box
  from photo
  where space_id = $1 and latitude is not null and not is_hidden and not is_archived
    and motion_of is null and latitude between $3::float8 and $5::float8
    and ($4::float8 <= $6::float8 and longitude between $4 and $6
      or $4 > $6 and (longitude >= $4 or longitude <= $6))
  group by floor(latitude / $2::float8), floor(longitude / $2::float8)
  order by count desc, photo_id limit $7`;

/** Photographs taken close to one another. */
export interface PhotoPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly photo_id: string;
  readonly name: string | null;
  readonly box: string;
}

/** Counts photographs by where they were taken. */
@Injectable()
export class PhotoPlaces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
  ) {}

  /** The fullest places first, one more than `limit`. */
  async list(
    project: ProjectRef,
    { space_id, zoom, box = '-90,-180,90,180', limit }: PhotoPlacesQuery,
    actor: string | undefined,
  ): Promise<PhotoPlace[]> {
    const space = await this.access.resolve(project, space_id, 'read', actor);
    const cellDegrees = WORLD_DEGREES / 2 ** zoom / CELLS;
    const corners = box.split(',').map(Number);
    return this.dataSource.query(FIND, [space.id, cellDegrees, ...corners, limit + 1]);
  }
}
