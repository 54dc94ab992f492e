import type { Tenant } from '@skydeck/auth-guard';
import { Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { Room } from '../content/room.js';
import { FileUploads } from '../uploads/file-uploads.js';
import { Removal } from './removal.js';

const EVERY_MS = 30_000;

/** Empties the trash in time, removes what is marked, and frees room that nobody holds any more. */
@Injectable()
export class FileSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removal: Removal,
    private readonly room: Room,
    private readonly blobs: Blobs,
    private readonly uploads: FileUploads,
  ) {
    super({ name: 'Files', problem: 'Removing files failed.', everyMs: EVERY_MS });
  }

  /** Removes now what was just marked. */
  wake(): void {
    void this.sweepSoon();
  }

  override async sweep(): Promise<void> {
    await this.removal.markLate();
    await this.removal.sweep();
    await this.uploads.sweep();
    await this.room.sweep();
    const spaces = await this.dataSource.query<{ id: string }[]>(
      'select id from space where deleted_at is not null order by deleted_at limit 10',
    );
    for (const { id } of spaces) await this.#removeSpace(id);
  }

  async #removeSpace(id: string): Promise<void> {
    while (await this.removal.emptySpace(id));
    await this.dataSource.transaction(async (manager) => {
      const [space] = await manager.query<{ id: string; project: Tenant; used: string }[]>(
        `select id, project_id as project, used_bytes as used from space
         where id = $1 and not exists (select from node where space_id = $1)
         for update skip locked`,
        [id],
      );
      if (!space) return;
      // Room that was held for uploads that nobody will end.
      await this.room.take(manager, { id, projectId: space.project }, -Number(space.used));
      await this.blobs.destroySpace(manager, id);
      await manager.query('delete from space where id = $1', [id]);
    });
  }
}
