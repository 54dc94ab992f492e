import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { IdempotencyErrors } from '@skydeck/idempotency';
import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LedgerErrors } from '../../ledger/ledger.errors.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { FxErrors } from '../fx.errors.js';
import type { FxQuoteEntity } from '../quotes/fx-quote.entity.js';
import { FxQuotes } from '../quotes/fx-quotes.js';
import { FxTradeEntity } from './fx-trade.entity.js';
import type { CreateFxTrade } from './fx-trade.schema.js';

/** A trade that a request asked for. */
export interface ClaimedTrade {
  readonly trade: FxTradeEntity;
  /** Whether an earlier request asked for it. */
  readonly isReplay: boolean;
}

const USE_QUOTE = `
  update fx_quote set trade_id = $1
  where id = $2 and tenant = $3 and trade_id is null and expires_at > $4
  returning id`;

const WALLETS = `
  select public_id as id, currency from account
  where tenant = $1 and kind = 'wallet' and public_id = any($2::text[])`;

const KEY_OF_OTHERS = 'select 1 from op where tenant = $1 and key = $2';

/** Gives each quote to at most one trade, and each request at most one trade. */
@Injectable()
export class FxTradeClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: FxQuotes,
    private readonly time: TenantTime,
  ) {}

  /**
   * The trade of a request, which is made when it is not there yet.
   * @throws `quote_not_found`, `quote_expired`, `quote_used`, `wallet_not_found`, `currency_mismatch`
   */
  async claim(tenant: Tenant, requestKey: string, wanted: CreateFxTrade): Promise<ClaimedTrade> {
    const earlier = await this.#ofRequest(tenant, requestKey, wanted);
    if (earlier) return { trade: earlier, isReplay: true };
    const used = await this.dataSource.query<unknown[]>(KEY_OF_OTHERS, [tenant, requestKey]);
    if (used.length > 0) throw IdempotencyErrors.idempotency_mismatch();
    const quote = await this.quotes.get(tenant, wanted.quote);
    await this.#checkWallets(quote, wanted);
    const now = await this.time.now(tenant);
    const trade = draftOf(quote, requestKey, wanted, now);
    if (await this.#insert(trade)) return { trade, isReplay: false };
    const winner = await this.#ofRequest(tenant, requestKey, wanted);
    if (winner) return { trade: winner, isReplay: true };
    const { tradeId } = await this.quotes.get(tenant, quote.id);
    throw tradeId === null ? FxErrors.quote_expired() : FxErrors.quote_used();
  }

  async #ofRequest(tenant: Tenant, requestKey: string, wanted: CreateFxTrade) {
    const trade = await this.dataSource
      .getRepository(FxTradeEntity)
      .findOneBy({ tenant, requestKey });
    if (!trade) return null;
    const isSame =
      trade.quoteId === wanted.quote &&
      trade.fromWallet === wanted.from_wallet &&
      trade.toWallet === wanted.to_wallet;
    if (!isSame) throw IdempotencyErrors.idempotency_mismatch();
    return trade;
  }

  /** Currencies of wallets never change, so this may be looked at beforehand. */
  async #checkWallets(quote: FxQuoteEntity, { from_wallet: from, to_wallet: to }: CreateFxTrade) {
    const rows = await this.dataSource.query<{ id: string; currency: string }[]>(WALLETS, [
      quote.tenant,
      [from, to],
    ]);
    const currencies = new Map(rows.map(({ id, currency }) => [id, currency]));
    const wanted = [
      [from, quote.sellCurrency],
      [to, quote.buyCurrency],
    ] as const;
    if (wanted.some(([wallet]) => !currencies.has(wallet))) throw LedgerErrors.wallet_not_found();
    if (wanted.some(([wallet, currency]) => currencies.get(wallet) !== currency)) {
      throw LedgerErrors.currency_mismatch();
    }
  }

  /** Whether the quote could be used, and the request had no trade yet. */
  async #insert(trade: FxTradeEntity): Promise<boolean> {
    const { id, quoteId, tenant, createdAt } = trade;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const values = [id, quoteId, tenant, createdAt];
        const [rows] = await manager.query<[unknown[], number]>(USE_QUOTE, values);
        if (rows.length === 0) return false;
        await manager.insert(FxTradeEntity, trade);
        return true;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}

function draftOf(
  quote: FxQuoteEntity,
  requestKey: string,
  wanted: CreateFxTrade,
  now: Date,
): FxTradeEntity {
  const { tenant, sellCurrency, sellAmount, buyCurrency, buyAmount, rate } = quote;
  return Object.assign(new FxTradeEntity(), {
    id: newId('fxt', now.getTime()),
    quoteId: quote.id,
    requestKey,
    fromWallet: wanted.from_wallet,
    toWallet: wanted.to_wallet,
    tenant,
    sellCurrency,
    sellAmount,
    buyCurrency,
    buyAmount,
    rate,
    status: 'pending' as const,
    code: null,
    postingId: null,
    createdAt: now,
    updatedAt: now,
  });
}
