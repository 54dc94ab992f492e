import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import {
  type PostedWebhook,
  PROVIDER_STATUSES,
  type ProviderWebhook,
} from '../driver/payment-provider.js';
import { WebhookRefused } from '../driver/provider-failure.js';

/** How old or early a webhook may be. */
const TOLERANCE_MS = 300_000;

const BankNews = z.object({
  type: z.literal('payment.updated'),
  data: z.object({
    order_id: z.string().max(100),
    bank_id: z.string().max(100),
    status: z.enum(PROVIDER_STATUSES),
    failure: z.string().max(100).nullable(),
  }),
});

/** Reads a webhook of the sandbox bank. @throws WebhookRefused */
export function readBankWebhook(
  { headers, body }: PostedWebhook,
  secret: string,
  now: Date,
): ProviderWebhook {
  const id = one(headers['webhook-id']);
  const timestamp = one(headers['webhook-timestamp']);
  const signature = one(headers['webhook-signature']);
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookRefused('no time');
  const sentMs = Number(timestamp) * 1000;
  // The library only knows the clock of the machine; ours can be moved.
  if (Math.abs(now.getTime() - sentMs) > TOLERANCE_MS) throw new WebhookRefused('not fresh');
  verify(secret, { id, sentMs, signature, body: body.toString('utf8') });
  const { data } = BankNews.parse(JSON.parse(body.toString('utf8')));
  return {
    id,
    news: [
      {
        id: data.order_id,
        reference: data.bank_id,
        status: data.status,
        failure: data.failure,
        redirectUrl: null,
      },
    ],
  };
}

function verify(
  secret: string,
  sent: { id: string; sentMs: number; signature: string; body: string },
): void {
  const ours = new Webhook(secret).sign(sent.id, new Date(sent.sentMs), sent.body);
  const isSigned = sent.signature.split(' ').some((theirs) => isSame(ours, theirs));
  if (!isSigned) throw new WebhookRefused('not signed');
}

function isSame(ours: string, theirs: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(theirs)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const one = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';
