import { z } from 'zod';
import { SENT_HEADERS, timestampOf } from '../signing/sign.js';
import { Delivery, type DeliveryRow, toDelivery } from './delivery.schema.js';

const Attempt = z
  .object({
    number: z.int().describe('Counted from 1, and anew after a replay.'),
    url: z.string().describe('Where it was sent.'),
    started_at: z.iso.datetime().describe('When it began.'),
    duration_ms: z.int().nullable().describe('How long it took; null when it did not end.'),
    response_status: z.int().nullable().describe('HTTP status of the answer.'),
    problem: z.string().nullable().describe('Why it failed, as `problem` of the delivery.'),
  })
  .meta({ id: 'WebhookAttempt' });

const Sent = z
  .object({
    method: z.literal('POST').describe('Always `POST`.'),
    url: z.string().describe('Where the last attempt went, or the next one goes.'),
    headers: z
      .record(z.string(), z.string())
      .describe('As in the last attempt, without the signature.'),
    body: z.string().describe('The body, byte for byte what is signed.'),
  })
  .meta({ id: 'WebhookRequest' });

/** One delivery in full: what is sent, and every attempt. */
export const DeliveryDetail = Delivery.extend({
  request: Sent.describe('What the receiver gets.'),
  attempt_log: z.array(Attempt).describe('Attempts, the latest first; 50 at most.'),
}).meta({ id: 'WebhookDeliveryDetail' });
export type DeliveryDetail = z.output<typeof DeliveryDetail>;

/** A row of the table `webhook_attempt`. */
export interface AttemptRow {
  readonly number: number;
  readonly url: string;
  readonly started_at: Date;
  readonly duration_ms: number | null;
  readonly response_status: number | null;
  readonly problem: string | null;
}

/** A delivery with what it sends, and where. */
export interface FullDeliveryRow extends DeliveryRow {
  readonly payload: string;
  readonly url: string;
}

export function toDeliveryDetail(
  row: FullDeliveryRow,
  attempts: readonly AttemptRow[],
): DeliveryDetail {
  const [last] = attempts;
  return {
    ...toDelivery(row),
    request: {
      method: 'POST',
      url: last?.url ?? row.url,
      headers: {
        ...SENT_HEADERS,
        'webhook-id': row.event_id,
        ...(last && { 'webhook-timestamp': timestampOf(last.started_at) }),
      },
      body: row.payload,
    },
    attempt_log: attempts.map((attempt) => ({
      ...attempt,
      started_at: attempt.started_at.toISOString(),
    })),
  };
}
