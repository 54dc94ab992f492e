import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const DAY_MS = 86_400_000;
const AT_ONCE = 1_000;

/** Forgets tokens that expired a day ago: nobody comes in with them, revoked or not. */
@Injectable()
export class ForgottenTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async forget(): Promise<void> {
    await this.dataSource.manager.query(
      `delete from room_token where id in (
         select id from room_token where expires_at < $1 order by expires_at limit $2)`,
      [new Date(this.clock.now().getTime() - DAY_MS), AT_ONCE],
    );
  }
}
