import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { Sweeper } from '../sweeping/sweeper.js';
import { idleSince } from './user-session-life.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets sessions 30 days after they ended: until then an old token still tells of a theft. */
@Injectable()
export class UserSessionSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super(EVERY_MS);
  }

  /** Forgets what ended long ago. */
  async sweep(): Promise<void> {
    const then = new Date(this.clock.now().getTime() - KEEP_MS);
    await this.dataSource.query(
      `delete from user_session
       where revoked_at < $1 or expires_at < $1 or refreshed_at < $2`,
      [then, idleSince(then)],
    );
  }
}
