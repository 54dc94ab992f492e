import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { firstIdAt, isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FxErrors } from '../fx.errors.js';
import { type ClaimedTrade, FxTradeClaims } from './fx-trade-claims.js';
import { FxTradeEntity } from './fx-trade.entity.js';
import type { CreateFxTrade, ListFxTrades } from './fx-trade.schema.js';
import { FxSettlement } from './fx-settlement.js';

/** Exchanges between wallets. */
@Injectable()
export class FxTrades {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: FxTradeClaims,
    private readonly settlement: FxSettlement,
  ) {}

  /** Exchanges by a quote, once for the quote and once for the key of the request. */
  async create(tenant: Tenant, requestKey: string, wanted: CreateFxTrade): Promise<ClaimedTrade> {
    const { trade, isReplay } = await this.claims.claim(tenant, requestKey, wanted);
    return { trade: await this.settlement.finish(trade), isReplay };
  }

  /** One exchange of a project. @throws `trade_not_found` */
  async get(tenant: Tenant, id: string): Promise<FxTradeEntity> {
    const trades = this.dataSource.getRepository(FxTradeEntity);
    const trade = isId('fxt', id) ? await trades.findOneBy({ tenant, id }) : null;
    if (!trade) throw FxErrors.trade_not_found();
    return trade;
  }

  /** Exchanges of a project, newest first, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListFxTrades.parse>): Promise<FxTradeEntity[]> {
    const { status, quote, from_wallet: from, to_wallet: to, ...made } = wanted.filters;
    const query = this.dataSource
      .getRepository(FxTradeEntity)
      .createQueryBuilder('trade')
      .where({
        tenant,
        ...(status !== undefined && { status }),
        ...(quote !== undefined && { quoteId: quote }),
        ...(from !== undefined && { fromWallet: from }),
        ...(to !== undefined && { toWallet: to }),
      });
    const { created_after: after, created_before: before } = made;
    if (after !== undefined) {
      query.andWhere('trade.id >= :first', { first: firstIdAt('fxt', new Date(after)) });
    }
    if (before !== undefined) {
      query.andWhere('trade.id < :end', { end: firstIdAt('fxt', new Date(before)) });
    }
    return readKeyset(query, wanted);
  }
}
