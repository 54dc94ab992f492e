import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { Currencies } from '../currencies/currencies.js';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { checkEffectiveAt } from './effective-at.js';
import { checkKnownCurrency } from './known-currency.js';
import type { CreatePosting } from './posting.schema.js';

/** Moves money between many wallets at once. */
@Injectable()
export class Postings {
  constructor(
    private readonly ledger: Ledger,
    private readonly currencies: Currencies,
    private readonly time: TenantTime,
  ) {}

  /** Moves all of it or nothing, once for its key. @throws `validation_failed` */
  async create(tenant: Tenant, key: string, wanted: CreatePosting): Promise<Outcome> {
    const { legs, effective_at: effectiveAt, ...rest } = wanted;
    if (effectiveAt) checkEffectiveAt(effectiveAt, await this.time.now(tenant));
    for (const [place, { currency }] of legs.entries()) {
      await checkKnownCurrency(this.currencies, tenant, currency, `body.legs.${place}.currency`);
    }
    return this.ledger.execute({
      tenant,
      key,
      command: {
        kind: 'posting',
        legs: legs.map(({ wallet: account, amount, currency }) => ({ account, amount, currency })),
        ...rest,
        ...(effectiveAt && { effectiveAt }),
      },
    });
  }
}
