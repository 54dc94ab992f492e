import { runStatement } from '@skydeck/database';
import { ObjectStore } from '@skydeck/object-store';
import { Clock, Sweeper } from '@skydeck/service';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as sql from './blob-sweeper.sql.js';

/** How long bytes stay that nobody needs, in milliseconds. */
export const BLOB_GRACE_MS = Symbol('grace of blobs');

const EVERY_MS = 30_000;
/** Who writes a file renews its hold long before. */
const OPEN_MS = 5 * 60 * 1000;

/** Removes bytes that nobody needs any more, and what writers left that died. */
@Injectable()
export class BlobSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    @Inject(BLOB_GRACE_MS) private readonly graceMs: number,
  ) {
    super({ name: 'Blobs', problem: 'Bytes that nobody needs are left.', everyMs: EVERY_MS });
  }

  /** The row says that bytes go before they do: nobody can adopt them from then on. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await runStatement(this.dataSource, sql.LOST, [now]);
    const before = new Date(now.getTime() - this.graceMs);
    await runStatement(this.dataSource, sql.UNREFERENCED, [before]);
    await runStatement(this.dataSource, sql.OF_ENDED, []);
    await this.#remove(now);
    await runStatement(this.dataSource, sql.FORGET, [now]);
  }

  async #remove(now: Date): Promise<void> {
    const open = new Date(now.getTime() - OPEN_MS);
    for (;;) {
      const found = await runStatement<{ id: string; object_key: string }>(
        this.dataSource,
        sql.TO_REMOVE,
        [now, open],
      );
      if (found.length === 0) return;
      await this.store.deleteMany(found.map(({ object_key: key }) => key));
      await runStatement(this.dataSource, sql.REMOVED, [found.map(({ id }) => id)]);
    }
  }
}
