import type { Tenant } from '@skydeck/auth-guard';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Currencies } from '../../currencies/currencies.js';
import { MOST_MINOR_UNITS } from '../../money/money.schema.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { buyFor, customerRate, midRate, sellFor, type Terms } from '../conversion.js';
import { FxErrors } from '../fx.errors.js';
import { FxMetrics } from '../fx-metrics.js';
import { RateSources } from '../sources/rate-sources.js';
import { FxQuoteEntity } from './fx-quote.entity.js';
import type { CreateFxQuote } from './fx-quote.schema.js';

const LIFETIME_MS = 60_000;

/** Offers to exchange at a price. */
@Injectable()
export class FxQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currencies: Currencies,
    private readonly sources: RateSources,
    private readonly metrics: FxMetrics,
    private readonly time: TenantTime,
  ) {}

  /** Makes an offer that is good for 60 seconds. */
  async create(tenant: Tenant, wanted: CreateFxQuote): Promise<FxQuoteEntity> {
    const made = await madeBefore('fxq', (id) => this.get(tenant, id));
    if (made) return made;
    const { sell_currency: sell, buy_currency: buy } = wanted;
    const sold = await this.currencies.known(tenant, sell, 'body.sell_currency');
    const bought = await this.currencies.check(tenant, buy, 'body.buy_currency');
    const { mid, spreadBps, source, date } = await this.sources.find({ tenant, sell, buy });
    const rate = customerRate(mid, spreadBps);
    const amounts = amountsOf(wanted, {
      mid,
      rate,
      sellExponent: sold.exponent,
      buyExponent: bought.exponent,
    });
    const now = await this.time.now(tenant);
    const quote = Object.assign(new FxQuoteEntity(), {
      id: idOfThing('fxq', now.getTime()),
      tenant,
      sellCurrency: sell,
      sellAmount: String(amounts.sell),
      buyCurrency: buy,
      buyAmount: String(amounts.buy),
      fixed: wanted.sell_amount === undefined ? ('buy' as const) : ('sell' as const),
      rate: rate.toFixed(),
      midRate: midRate(mid).toFixed(),
      spreadBps,
      source,
      rateDate: date,
      tradeId: null,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      createdAt: now,
    });
    await this.dataSource.getRepository(FxQuoteEntity).insert(quote);
    this.metrics.quoted(source);
    return quote;
  }

  /** One offer of a project. @throws `quote_not_found` */
  async get(tenant: Tenant, id: string): Promise<FxQuoteEntity> {
    const quotes = this.dataSource.getRepository(FxQuoteEntity);
    const quote = isId('fxq', id) ? await quotes.findOneBy({ tenant, id }) : null;
    if (!quote) throw FxErrors.quote_not_found();
    return quote;
  }
}

function amountsOf({ sell_amount: sell, buy_amount: buy = 0n }: CreateFxQuote, terms: Terms) {
  const amounts =
    sell === undefined ? { sell: sellFor(buy, terms), buy } : { sell, buy: buyFor(sell, terms) };
  for (const amount of Object.values(amounts)) {
    if (amount < 1n || amount > MOST_MINOR_UNITS) throw FxErrors.amount_not_exchangeable();
  }
  return amounts;
}
