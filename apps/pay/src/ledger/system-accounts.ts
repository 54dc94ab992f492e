import { hash } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Where money is while no wallet has it. */
export interface SystemAccount {
  readonly tenant: Tenant;
  readonly kind: 'escrow' | 'fee' | 'fx' | 'settlement' | 'suspense' | 'world';
  readonly currency: string;
  /** Tells those of one kind apart, such as the provider; empty by default. */
  readonly name?: string;
  /** Whether it can never have less than nothing, like that of an escrow. */
  readonly isBounded?: boolean;
}

const MOST_KNOWN = 100_000;

/** Accounts that nobody makes by hand: there is one of each kind, currency and name in a project. */
@Injectable()
export class SystemAccounts {
  readonly #known = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The identifier of an account, which is made when it is not there yet. */
  async ensure(account: SystemAccount): Promise<string> {
    const { tenant, kind, currency, name = '', isBounded = false } = account;
    const digest = hash('sha256', [tenant, kind, currency, name].join('\n'), 'hex');
    const id = `acc_${digest.slice(0, 32)}`;
    if (this.#known.has(id)) return id;
    await this.dataSource.query(
      `insert into account (public_id, tenant, kind, currency, floor, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (public_id) do nothing`,
      [id, tenant, kind, currency, isBounded ? 0 : null, this.clock.now()],
    );
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.add(id);
    return id;
  }
}
