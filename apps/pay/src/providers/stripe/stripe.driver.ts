import type { AddressPolicy } from '@skydeck/outbound';
import { Stripe } from 'stripe';
import { instrumentOf, type PaymentMethod } from '../driver/payment-method.schema.js';
import {
  type OrderLookup,
  type OrderState,
  type PaymentOrder,
  PaymentProvider,
  type PostedWebhook,
  type ProviderWebhook,
  type RefundOrder,
  type SettlementLine,
} from '../driver/payment-provider.js';
import { ProviderFailure } from '../driver/provider-failure.js';
import { connectStripe, type StripeConnection } from './stripe-client.js';
import { stripeFailure } from './stripe-failure.js';
import { settlementLine } from './stripe-settlement.js';
import { intentState, ORDER_FIELD, payoutState, refundState } from './stripe-state.js';
import { readStripeWebhook } from './stripe-webhook.js';

const DAY_S = 86_400;
const MOST_LOOKED_THROUGH = 500;
const MOST_LINES = 10_000;
const PAGE = 100;

export interface StripeOptions {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Takes money in as PaymentIntents and pays it out as payouts of a Stripe account. */
export class StripeDriver extends PaymentProvider {
  readonly name = 'stripe';
  readonly methods = ['token'] as const;
  readonly isSandbox = false;
  readonly #connection: StripeConnection;

  constructor(
    private readonly options: StripeOptions,
    policy: AddressPolicy,
  ) {
    super();
    this.#connection = connectStripe(options.baseUrl, options.secretKey, policy);
  }

  async createPayin(order: PaymentOrder): Promise<OrderState> {
    const { id, amount, currency, method, description, returnUrl } = order;
    return attempt(async () => {
      const made = this.#stripe.paymentIntents.create(
        {
          amount: minorUnits(amount),
          currency: currency.toLowerCase(),
          payment_method: tokenOf(method),
          confirm: true,
          ...(returnUrl === null
            ? { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } }
            : { automatic_payment_methods: { enabled: true }, return_url: returnUrl }),
          ...(description !== null && { description }),
          metadata: { [ORDER_FIELD]: id },
        },
        { idempotencyKey: id },
      );
      return intentState(await orDeclined(made));
    });
  }

  async createPayout(order: PaymentOrder): Promise<OrderState> {
    const { id, amount, currency, method, description } = order;
    return attempt(async () => {
      const payout = await this.#stripe.payouts.create(
        {
          amount: minorUnits(amount),
          currency: currency.toLowerCase(),
          destination: tokenOf(method),
          ...(description !== null && { description }),
          metadata: { [ORDER_FIELD]: id },
        },
        { idempotencyKey: id },
      );
      return payoutState(payout);
    });
  }

  async refund({ id, amount, payinReference }: RefundOrder): Promise<OrderState> {
    return attempt(async () => {
      const refund = await this.#stripe.refunds.create(
        {
          payment_intent: payinReference,
          amount: minorUnits(amount),
          metadata: { [ORDER_FIELD]: id },
        },
        { idempotencyKey: id },
      );
      return refundState(refund);
    });
  }

  async getStatus({ kind, id, reference }: OrderLookup): Promise<OrderState | null> {
    return attempt(async () => {
      if (kind === 'payin') {
        const found = reference
          ? await this.#stripe.paymentIntents.retrieve(reference)
          : await this.#named(id, this.#stripe.paymentIntents.list({ limit: PAGE }));
        return found && intentState(found);
      }
      if (kind === 'payout') {
        const found = reference
          ? await this.#stripe.payouts.retrieve(reference)
          : await this.#named(id, this.#stripe.payouts.list({ limit: PAGE }));
        return found && payoutState(found);
      }
      const found = reference
        ? await this.#stripe.refunds.retrieve(reference)
        : await this.#named(id, this.#stripe.refunds.list({ limit: PAGE }));
      return found && refundState(found);
    });
  }

  parseWebhook(posted: PostedWebhook, now: Date): Promise<ProviderWebhook> {
    return readStripeWebhook(posted, this.options.webhookSecret, now);
  }

  async listSettlements(fromDay: string, toDay: string): Promise<readonly SettlementLine[]> {
    return attempt(async () => {
      const entries = await this.#stripe.balanceTransactions
        .list({
          created: { gte: secondOf(fromDay), lt: secondOf(toDay) + DAY_S },
          expand: ['data.source'],
          limit: PAGE,
        })
        .autoPagingToArray({ limit: MOST_LINES });
      return entries.flatMap((entry) => settlementLine(entry) ?? []);
    });
  }

  override async close(): Promise<void> {
    await this.#connection.agent.destroy();
  }

  get #stripe(): Stripe {
    return this.#connection.client;
  }

  /**
   * The one that has our id, among the latest: only what was made a moment ago is looked for without
   * its name. Searches of Stripe come a minute late.
   */
  async #named<One extends { metadata: Stripe.Metadata | null }>(
    id: string,
    latest: AsyncIterable<One>,
  ): Promise<One | null> {
    let seen = 0;
    for await (const one of latest) {
      if (one.metadata?.[ORDER_FIELD] === id) return one;
      if (++seen >= MOST_LOOKED_THROUGH) break;
    }
    return null;
  }
}

const secondOf = (day: string) => Date.parse(day) / 1000;

function tokenOf(method: PaymentMethod): string {
  if (method.type === 'token') return instrumentOf(method);
  throw new ProviderFailure('refused', { detail: 'token_required' });
}

function minorUnits(amount: bigint): number {
  if (amount <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(amount);
  throw new ProviderFailure('refused', { detail: 'amount_too_large' });
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw stripeFailure(error);
  }
}

/** A card that is declined comes as an error that holds the PaymentIntent. */
async function orDeclined(work: Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
      return error.payment_intent;
    }
    throw error;
  }
}
