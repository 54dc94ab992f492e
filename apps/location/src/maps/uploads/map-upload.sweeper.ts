import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MapUploads } from './map-uploads.js';

const EVERY_MS = 60_000;
const LATE = `
  select id from map_upload
  where expires_at <= $1 and (finishing_until is null or finishing_until < $1)
  order by expires_at limit 100`;

/** Removes uploads of maps that did not go on, and forgets those that became one. */
@Injectable()
export class MapUploadSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: MapUploads,
    private readonly clock: Clock,
  ) {
    super({ name: 'Maps', problem: 'Old uploads of maps were not removed.', everyMs: EVERY_MS });
  }

  override async sweep(): Promise<void> {
    const late = await this.dataSource.query<{ id: string }[]>(LATE, [this.clock.now()]);
    for (const upload of late) await this.uploads.drop(upload);
  }
}
