import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceExports } from './space-exports.js';

const EVERY_MS = 60_000;
const OVER = `
  select export.id from space_export export left join space on space.id = export.space_id
  where export.expires_at <= $1 or space.id is null or space.deleted_at is not null
  order by export.id limit 100`;

/** Deletes archives whose time is over, and those of spaces that are gone. */
@Injectable()
export class ExportSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly exports: SpaceExports,
    private readonly clock: Clock,
  ) {
    super({ name: 'Exports', problem: 'Old exports wait for the next sweep.', everyMs: EVERY_MS });
  }

  override async sweep(): Promise<void> {
    for (;;) {
      const rows = await this.dataSource.query<{ id: string }[]>(OVER, [this.clock.now()]);
      for (const { id } of rows) await this.exports.delete(id);
      if (rows.length === 0) return;
    }
  }
}
