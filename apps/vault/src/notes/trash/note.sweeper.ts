import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NoteEntity } from '../note.entity.js';
import { NoteNotices } from '../note-notices.js';
import { NoteSettings } from '../note-settings.js';

const EVERY_MS = 60_000;
const BATCH = 100;
const DAY_MS = 86_400_000;

/** Deletes notes that have been in the trash for long. */
@Injectable()
export class NoteSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NoteNotices,
    private readonly settings: NoteSettings,
    private readonly clock: Clock,
  ) {
    super({ name: 'Notes', problem: 'The trash of notes was not emptied.', everyMs: EVERY_MS });
  }

  /** One round; what another process is deleting is left to it. */
  override async sweep(): Promise<void> {
    while ((await this.#empty()) === BATCH);
  }

  #empty(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.settings.trashDays * DAY_MS);
    return this.dataSource.transaction(async (manager) => {
      const late = await manager
        .createQueryBuilder(NoteEntity, 'note')
        .where('note.trashedAt <= :before', { before })
        .orderBy('note.trashedAt')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const note of late) {
        await manager.delete(NoteEntity, { id: note.id });
        await this.notices.write(manager, 'deleted', note, note);
      }
      return late.length;
    });
  }
}
