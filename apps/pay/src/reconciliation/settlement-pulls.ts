import type { Tenant } from '@skydeck/auth-guard';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReconciliationResolutions } from './reconciliation-resolutions.js';
import { Reconciliations } from './reconciliations.js';

const EVERY_MS = 60_000;
const LEASE_MINUTES = 15;
const BATCH = 20;

// Days of the last week on which a provider settled something, and that nobody has compared.
const CLAIM = `
  insert into settlement_pull (provider_id, day, claimed_at)
  select provider_id, day, $1 from (
    select distinct orders.provider_id, (succeeded_at at time zone 'utc')::date as day
    from payment_order orders join payment_provider provider on provider.id = orders.provider_id
    where succeeded_at >= $1::timestamptz - interval '7 days'
      and succeeded_at < date_trunc('day', $1::timestamptz at time zone 'utc') at time zone 'utc'
  ) due
  where not exists (
    select from settlement_pull pull where pull.provider_id = due.provider_id
      and pull.day = due.day and (done_at is not null or claimed_at > $2))
  limit $3
  on conflict (provider_id, day) do update set claimed_at = excluded.claimed_at
    where settlement_pull.done_at is null and settlement_pull.claimed_at <= $2
  returning provider_id as "providerId", to_char(day, 'YYYY-MM-DD') as day`;

/** Compares each day of each provider with the books when it is over. */
@Injectable()
export class SettlementPulls extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reconciliations: Reconciliations,
    private readonly resolutions: ReconciliationResolutions,
    private readonly clock: Clock,
  ) {
    super({
      name: 'Reconciliation',
      problem: 'A round of reconciliation failed.',
      everyMs: EVERY_MS,
    });
  }

  /** One round; processes that sweep together take different days. */
  override async sweep(): Promise<void> {
    await this.resolutions.sweep();
    const now = this.clock.now();
    const stale = new Date(now.getTime() - LEASE_MINUTES * 60_000);
    const due = await this.dataSource.query<{ providerId: string; day: string }[]>(CLAIM, [
      now,
      stale,
      BATCH,
    ]);
    for (const { providerId, day } of due) await this.#pull(providerId, day);
  }

  /** One that fails is tried again when its lease is over. */
  async #pull(providerId: string, day: string): Promise<void> {
    try {
      const [row] = await this.dataSource.query<{ tenant: Tenant }[]>(
        'select tenant from payment_provider where id = $1',
        [providerId],
      );
      if (!row) return;
      const wanted = { provider: providerId, from: day, to: day };
      await this.reconciliations.create(row.tenant, wanted);
      await this.dataSource.query(
        'update settlement_pull set done_at = $3 where provider_id = $1 and day = $2',
        [providerId, day, this.clock.now()],
      );
    } catch (error) {
      this.logger.warn({
        msg: 'A day was not reconciled.',
        provider: providerId,
        day,
        err: error,
      });
    }
  }
}
