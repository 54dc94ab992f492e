import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { Brackets, DataSource } from 'typeorm';
import { DatabaseEntity } from '../managed/database.entity.js';
import { USABLE } from '../managed/database-actions.js';
import { CredentialEntity } from './credential.entity.js';
import { CredentialRotation } from './credential-rotation.js';
import { Credentials } from './credentials.js';

const AT_ONCE = 100;
/** Nothing that is still being done takes longer. */
const LEFT_MS = 60_000;

/** Ends passwords whose time is over, and finishes what a crash left of credentials. */
@Injectable()
export class CredentialSweeper {
  readonly #logger = new Logger(CredentialSweeper.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: Credentials,
    private readonly rotation: CredentialRotation,
    private readonly clock: Clock,
  ) {}

  /** Looks once. Any number of processes may do so at the same time. */
  async pass(): Promise<void> {
    const now = this.clock.now();
    const left = new Date(now.getTime() - LEFT_MS);
    const rows = await this.dataSource.manager
      .createQueryBuilder(CredentialEntity, 'credential')
      .innerJoin(DatabaseEntity, 'managed', 'managed.id = credential.databaseId')
      .where('managed.status = any(:usable)', { usable: USABLE })
      .andWhere(
        new Brackets((either) =>
          either
            .where('credential.retiringUntil <= :now', { now })
            .orWhere(`credential.state <> 'active' and credential.updatedAt < :left`, { left })
            .orWhere('credential.nextRole is not null and credential.updatedAt < :left', { left }),
        ),
      )
      .take(AT_ONCE)
      .getMany();
    for (const row of rows) await this.#attempt(row, now);
  }

  async #attempt(row: CredentialEntity, now: Date): Promise<void> {
    try {
      const which = { id: row.databaseId };
      const database = await this.dataSource.manager.findOneByOrFail(DatabaseEntity, which);
      if (row.state !== 'active') return await this.credentials.finishDeletion(database, row);
      if (row.nextRole !== null) await this.rotation.abandon(database, row);
      if (row.retiringUntil && row.retiringUntil <= now) {
        await this.rotation.endPrevious(database, row);
      }
    } catch (error) {
      const { id } = row;
      this.#logger.error({
        msg: 'a credential is left; it is tried again',
        credential: id,
        err: error,
      });
    }
  }
}
