import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { ShareEntity } from './share.entity.js';
import { ShareNotes } from './share-notes.js';

const EVERY_MS = 15_000;
const BATCH = 100;
/** Links that ended are listed for so long. */
const KEPT_MS = 30 * 86_400_000;
const END = `
  update share set ended_at = $1, updated_at = $1
  where id in (
    select id from share where ended_at is null and until <= $1
    order by until limit ${BATCH} for update skip locked)
  returning id`;

/** Tells of links whose time is over, and forgets them after a while. That they show nothing needs no sweeper. */
@Injectable()
export class ShareSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: ShareNotes,
    private readonly clock: Clock,
  ) {
    super({ name: 'Shares', problem: 'Links that ended were not told of.', everyMs: EVERY_MS });
  }

  override async sweep(): Promise<void> {
    while ((await this.#end()) === BATCH);
    await this.dataSource.manager.delete(ShareEntity, {
      endedAt: LessThanOrEqual(new Date(this.clock.now().getTime() - KEPT_MS)),
    });
  }

  #end(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [ended] = await manager.query<[{ id: string }[], number]>(END, [this.clock.now()]);
      for (const { id } of ended) {
        await this.notes.ended(manager, await manager.findOneByOrFail(ShareEntity, { id }));
      }
      return ended.length;
    });
  }
}
