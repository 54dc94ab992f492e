import type { Stripe } from 'stripe';
import type { OrderState, ProviderStatus } from '../driver/payment-provider.js';

/** Name of our id in the metadata of everything that is made at Stripe. */
export const ORDER_FIELD = 'skydeck_order';

const INTENT: Readonly<Record<string, ProviderStatus>> = {
  succeeded: 'succeeded',
  canceled: 'failed',
};
const PAYOUT: Readonly<Record<string, ProviderStatus>> = {
  paid: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
const REFUND: Readonly<Record<string, ProviderStatus>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** What a PaymentIntent has come to. One that was declined waits for another card, which never comes. */
export function intentState(intent: Stripe.PaymentIntent): OrderState {
  const { id, status, last_payment_error: error } = intent;
  const isDeclined = status === 'requires_payment_method' && error !== null;
  const found = isDeclined ? 'failed' : (INTENT[status] ?? 'pending');
  return {
    reference: id,
    status: found,
    failure: found === 'failed' ? codeOf(error?.decline_code ?? error?.code, 'canceled') : null,
    redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
  };
}

/** What a payout has come to. */
export function payoutState({ id, status, failure_code: code }: Stripe.Payout): OrderState {
  const found = PAYOUT[status] ?? 'pending';
  return stateOf(id, found, code);
}

/** What a refund has come to. */
export function refundState({ id, status, failure_reason: reason }: Stripe.Refund): OrderState {
  return stateOf(id, REFUND[status ?? ''] ?? 'pending', reason);
}

function stateOf(id: string, status: ProviderStatus, code?: string | null): OrderState {
  return {
    reference: id,
    status,
    failure: status === 'failed' ? codeOf(code, 'failed') : null,
    redirectUrl: null,
  };
}

/** Codes of Stripe are words; anything else is not shown. */
const codeOf = (code: string | null | undefined, otherwise: string): string =>
  code && /^[a-z_]{1,60}$/.test(code) ? code : otherwise;
