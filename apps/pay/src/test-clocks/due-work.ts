import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EscrowSweeper } from '../escrows/escrow-sweeper.js';
import { HoldSweeper } from '../holds/hold-sweeper.js';
import { DuePayments } from './due-payments.js';

/**
 * The next moment after one, up to another, at which something happens by itself. What was refused
 * and is tried again makes no moment of its own: it is tried whenever the clock stops.
 */
const NEXT = statement(`
  select min(at) as at from (
    select min(expires_at) as at from hold
    where tenant like '%.test' and tenant = $1 and state in ('pending', 'partially_captured')
      and expires_at > $2 and expires_at <= $3
    union all
    select min(release_at) from escrow
    where tenant like '%.test' and tenant = $1 and release_at > $2 and release_at <= $3
    union all
    select min(funding_deadline) from escrow
    where tenant like '%.test' and tenant = $1 and state = 'created'
      and funding_deadline > $2 and funding_deadline <= $3
    union all
    select min(payment.due_at) from bank_clock
    join bank_payment payment on payment.account = bank_clock.account
    where bank_clock.tenant = $1 and payment.due_at > $2 and payment.due_at <= $3
  ) due`);

/** Everything that happens in a project because its time has come. */
@Injectable()
export class DueWork {
  constructor(
    private readonly holds: HoldSweeper,
    private readonly escrows: EscrowSweeper,
    private readonly payments: DuePayments,
  ) {}

  /** When something comes due next; null when nothing does until then. */
  async nextAt(
    manager: EntityManager,
    tenant: Tenant,
    { after, until }: { readonly after: Date; readonly until: Date },
  ): Promise<Date | null> {
    const [next] = await runStatement<{ at: Date | null }>(manager, NEXT, [tenant, after, until]);
    return next?.at ?? null;
  }

  /** Does what is due; done twice, or by two, it happens once. */
  async run(tenant: Tenant, now: Date): Promise<void> {
    await this.holds.sweepOf(tenant, now);
    await this.escrows.runOf(tenant, now);
    await this.payments.run(tenant, now);
  }
}
