import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { Sweeper } from '../sweeping/sweeper.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { UserDeletions } from '../users/user-deletions.js';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 500;

/** Deletes anonymous users who have given no sign of life for as long as their project says. */
@Injectable()
export class AnonymousUserSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: AuthSettingsCache,
    private readonly deletions: UserDeletions,
    private readonly clock: Clock,
  ) {
    super(EVERY_MS);
  }

  /** Deletes whoever is silent by now; the rest of many follows in the next round. */
  async sweep(): Promise<void> {
    const tenants = await this.dataSource.query<{ tenant: Tenant }[]>(
      'select distinct tenant from end_user where is_anonymous',
    );
    for (const { tenant } of tenants) {
      const { anonymous_users: settings } = await this.settings.of(tenant);
      const since = new Date(this.clock.now().getTime() - settings.keep_days * DAY_MS);
      for (const id of await this.#silent(tenant, since)) {
        await this.deletions.deleteAnonymous(tenant, id);
      }
    }
  }

  async #silent(tenant: Tenant, since: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from end_user
       where tenant = $1 and is_anonymous and created_at < $2
         and not exists (select 1 from user_session session
           where session.user_id = end_user.id and session.refreshed_at >= $2)
       order by id limit ${MOST_AT_ONCE}`,
      [tenant, since],
    );
    return rows.map(({ id }) => id);
  }
}
