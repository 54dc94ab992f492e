import { Stripe } from 'stripe';
import type { OrderNews, PostedWebhook, ProviderWebhook } from '../driver/payment-provider.js';
import { WebhookRefused } from '../driver/provider-failure.js';
import { intentState, ORDER_FIELD, payoutState, refundState } from './stripe-state.js';

const TOLERANCE_S = 300;

/** Reads a webhook of Stripe, whose signature its own library checks. @throws WebhookRefused */
export async function readStripeWebhook(
  { headers, body }: PostedWebhook,
  secret: string,
  now: Date,
): Promise<ProviderWebhook> {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') throw new WebhookRefused('not signed');
  const nowS = Math.floor(now.getTime() / 1000);
  const event = await verified(body, header, { secret, nowS });
  const sentS = Number(/(?:^|,)t=(\d{1,12})/.exec(header)?.[1]);
  // The library lets a webhook come from the future.
  if (!(sentS - nowS <= TOLERANCE_S)) throw new WebhookRefused('not fresh');
  const news = newsOf(event);
  return { id: event.id, news: news ? [news] : [] };
}

async function verified(
  body: Buffer,
  header: string,
  { secret, nowS }: { secret: string; nowS: number },
): Promise<Stripe.Event> {
  const crypto = Stripe.createSubtleCryptoProvider();
  try {
    return await Stripe.webhooks.constructEventAsync(
      body.toString('utf8'),
      header,
      secret,
      TOLERANCE_S,
      crypto,
      nowS * 1000,
    );
  } catch (error) {
    throw new WebhookRefused('not signed', { cause: error });
  }
}

/** What an event says of an order of ours; of anything else it says nothing. */
function newsOf(event: Stripe.Event): OrderNews | null {
  const { object } = event.data;
  if (!('object' in object)) return null;
  if (object.object === 'payment_intent') return named(object.metadata, intentState(object));
  if (object.object === 'payout') return named(object.metadata, payoutState(object));
  return object.object === 'refund' ? named(object.metadata, refundState(object)) : null;
}

function named(
  metadata: Stripe.Metadata | null,
  state: ReturnType<typeof intentState>,
): OrderNews | null {
  const id = metadata?.[ORDER_FIELD];
  return id === undefined ? null : { id, ...state };
}
