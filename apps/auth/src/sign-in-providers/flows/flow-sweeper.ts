import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { Sweeper } from '../../sweeping/sweeper.js';

const EVERY_MS = 600_000;

/** Forgets sign-ins that are over, with who came back, and tokens that would not be taken again. */
@Injectable()
export class FlowSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super(EVERY_MS);
  }

  /** Forgets what is over now. */
  async sweep(): Promise<void> {
    const now = [this.clock.now()];
    await this.dataSource.query(
      `delete from sign_in_flow
       where expires_at < $1 and (code_expires_at is null or code_expires_at < $1)`,
      now,
    );
    await this.dataSource.query(`delete from used_id_token where expires_at < $1`, now);
  }
}
