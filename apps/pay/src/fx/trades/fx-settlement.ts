import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostingCommand } from '../../ledger/command.js';
import { Ledger } from '../../ledger/ledger.js';
import { SystemAccounts } from '../../ledger/system-accounts.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { FxMetrics } from '../fx-metrics.js';
import { FxTradeEntity } from './fx-trade.entity.js';
import { FxTradeEvents, fxTradeState } from './fx-trade.events.js';

/** Moves the money of trades. */
@Injectable()
export class FxSettlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly accounts: SystemAccounts,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly metrics: FxMetrics,
    private readonly time: TenantTime,
  ) {}

  /**
   * Finishes a trade. The key of the ledger is that of the quote: however often this runs, and
   * wherever it was cut off, the money moves once.
   */
  async finish(trade: FxTradeEntity): Promise<FxTradeEntity> {
    if (trade.status !== 'pending') return trade;
    const { tenant, quoteId } = trade;
    const command = await this.#commandOf(trade);
    const outcome = await this.ledger.execute({ tenant, key: `fx:${quoteId}`, command });
    if (outcome.kind === 'reused') throw new Error(`The key of ${quoteId} belongs to another.`);
    const { code, id } = outcome.operation;
    const ended = { code: code ?? null, postingId: code === null ? id : null };
    const at = await this.time.now(tenant);
    return this.dataSource.transaction((manager) => this.#end(manager, trade, { ...ended, at }));
  }

  /** Four legs: the wallets change with the project's positions, so each currency sums to zero. */
  async #commandOf(trade: FxTradeEntity): Promise<PostingCommand> {
    const { tenant, sellCurrency, buyCurrency } = trade;
    const sold = await this.accounts.ensure({ tenant, kind: 'fx', currency: sellCurrency });
    const bought = await this.accounts.ensure({ tenant, kind: 'fx', currency: buyCurrency });
    const [sell, buy] = [BigInt(trade.sellAmount), BigInt(trade.buyAmount)];
    return {
      kind: 'posting',
      legs: [
        { account: trade.fromWallet, amount: -sell },
        { account: sold, amount: sell },
        { account: bought, amount: -buy },
        { account: trade.toWallet, amount: buy },
      ],
      reference: trade.id,
    };
  }

  async #end(
    manager: EntityManager,
    before: FxTradeEntity,
    { at: updatedAt, ...ended }: Pick<FxTradeEntity, 'code' | 'postingId'> & { readonly at: Date },
  ): Promise<FxTradeEntity> {
    const { id, tenant } = before;
    const status = ended.code === null ? ('executed' as const) : ('failed' as const);
    const changes = { ...ended, status, updatedAt };
    const { affected } = await manager.update(FxTradeEntity, { id, status: 'pending' }, changes);
    if (affected === 0) return manager.findOneByOrFail(FxTradeEntity, { id });
    const after = Object.assign(new FxTradeEntity(), before, changes);
    const [type, data] = [FxTradeEvents[status], fxTradeState(after)];
    await this.events.record(manager, { type, tenant, subject: id, data });
    const action = status === 'executed' ? 'fx_trade.execute' : 'fx_trade.fail';
    await this.audit.record(manager, { tenant, action, target: id, after: data });
    this.metrics.traded(status);
    return after;
  }
}
