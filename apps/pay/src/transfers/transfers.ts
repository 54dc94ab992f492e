import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { Currencies } from '../currencies/currencies.js';
import type { TransferCommand } from '../ledger/command.js';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';
import { LedgerPreview, type Preview } from '../ledger/preview.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { checkEffectiveAt } from './effective-at.js';
import { checkKnownCurrency } from './known-currency.js';
import type { CreateTransfer } from './transfer.schema.js';

/** Moves money between wallets. */
@Injectable()
export class Transfers {
  constructor(
    private readonly ledger: Ledger,
    private readonly previews: LedgerPreview,
    private readonly currencies: Currencies,
    private readonly time: TenantTime,
  ) {}

  /** Moves an amount once for its key. */
  async create(tenant: Tenant, key: string, wanted: CreateTransfer): Promise<Outcome> {
    return this.ledger.execute({ tenant, key, command: await this.command(tenant, wanted) });
  }

  /** What would become of a transfer. Nothing is kept of it. */
  async preview(tenant: Tenant, wanted: CreateTransfer): Promise<Preview> {
    return this.previews.preview({ tenant, command: await this.command(tenant, wanted) });
  }

  /** What the ledger is asked for. @throws `validation_failed` */
  async command(tenant: Tenant, wanted: CreateTransfer, place = 'body'): Promise<TransferCommand> {
    const { effective_at: effectiveAt, ...rest } = wanted;
    await checkKnownCurrency(this.currencies, tenant, wanted.currency, `${place}.currency`);
    if (effectiveAt)
      checkEffectiveAt(effectiveAt, await this.time.now(tenant), `${place}.effective_at`);
    return { kind: 'transfer', ...rest, ...(effectiveAt && { effectiveAt }) };
  }
}
