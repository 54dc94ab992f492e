import type { MethodType, PaymentMethod } from './payment-method.schema.js';

/** What became of an order at the provider. */
export const PROVIDER_STATUSES = ['pending', 'succeeded', 'failed', 'returned'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** Money that is to be taken in or paid out. */
export interface PaymentOrder {
  /** Our id. Given twice, it is one payment: drivers pass it on as the idempotency key. */
  readonly id: string;
  readonly amount: bigint;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly method: PaymentMethod;
  readonly description: string | null;
  /** Where the payer comes back to after a page of the provider. */
  readonly returnUrl: string | null;
}

/** Money of a pay-in that is to go back to whoever paid. */
export interface RefundOrder {
  /** Our id. */
  readonly id: string;
  readonly amount: bigint;
  readonly currency: string;
  /** Our id of the pay-in. */
  readonly payinId: string;
  /** The provider's name of the pay-in. */
  readonly payinReference: string;
}

/** What is looked up. */
export interface OrderLookup {
  readonly kind: 'payin' | 'payout' | 'refund';
  readonly id: string;
  /** The provider's name, once it is known. */
  readonly reference: string | null;
}

/** What the provider says of an order. */
export interface OrderState {
  /** The provider's name for it. */
  readonly reference: string;
  readonly status: ProviderStatus;
  /** Code of a failure or return. */
  readonly failure: string | null;
  /** Where the payer has to go; null when nowhere. */
  readonly redirectUrl: string | null;
}

/** What a webhook says of one order. */
export interface OrderNews extends OrderState {
  /** Our id. */
  readonly id: string;
}

/** A webhook whose signature is right. */
export interface ProviderWebhook {
  /** The provider's name of the webhook; the same when it is sent again. */
  readonly id: string;
  readonly news: readonly OrderNews[];
}

/** A webhook as it came over the wire. */
export interface PostedWebhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export const SETTLEMENT_KINDS = ['payin', 'payout', 'refund', 'return', 'fee', 'other'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** One line of what a provider settled. */
export interface SettlementLine {
  /** The provider's name of the line. */
  readonly line: string;
  /** Day in UTC, such as `2026-01-31`. */
  readonly day: string;
  readonly kind: SettlementKind;
  /** Our id, as far as the provider tells it. */
  readonly orderId: string | null;
  /** The provider's name of the order. */
  readonly reference: string | null;
  /** Positive for what came in. */
  readonly amount: bigint;
  /** What the provider keeps of it; not negative. */
  readonly fee: bigint;
  readonly currency: string;
}

/**
 * Takes in and pays out money in one way. A driver keeps no state of its own; the row is the truth.
 * Every driver passes `payment-provider.contract.ts`. What is thrown is a `ProviderFailure`.
 */
export abstract class PaymentProvider {
  abstract readonly name: string;
  abstract readonly methods: readonly MethodType[];
  /** Whether no real money moves. */
  abstract readonly isSandbox: boolean;

  /** Asks for money. The same order again gives the same payment. */
  abstract createPayin(order: PaymentOrder, signal: AbortSignal): Promise<OrderState>;
  /** Pays money out. The same order again gives the same payment. */
  abstract createPayout(order: PaymentOrder, signal: AbortSignal): Promise<OrderState>;
  /** Gives back what was paid in. The same order again gives the same refund. */
  abstract refund(order: RefundOrder, signal: AbortSignal): Promise<OrderState>;
  /** What became of an order; null when the provider has never seen it. */
  abstract getStatus(lookup: OrderLookup, signal: AbortSignal): Promise<OrderState | null>;
  /** Reads a webhook at a time. @throws WebhookRefused when it is not from the provider or not fresh */
  abstract parseWebhook(posted: PostedWebhook, now: Date): Promise<ProviderWebhook>;
  /** What was settled from one day to another in UTC, both included. */
  abstract listSettlements(
    fromDay: string,
    toDay: string,
    signal: AbortSignal,
  ): Promise<readonly SettlementLine[]>;

  /** Ends its connections. */
  async close(): Promise<void> {}
}
