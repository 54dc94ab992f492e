import { listQuery, pageOf } from '@skydeck/envelope';
import { EventPattern } from '@skydeck/events';
import { z } from 'zod';
import { MOST_ATTEMPTS } from './retry-schedule.js';

export const STATUSES = ['pending', 'delivered', 'failed'] as const;

const PROBLEM = `${[
  '`address_not_allowed`',
  '`name_not_found`',
  '`connection_failed`',
  '`connection_reset`',
  '`tls_failed`',
  '`timeout`',
  '`redirect` (they are not followed)',
  '`status` (not 2xx)',
  '`interrupted` (we stopped in between)',
].join(', ')} or \`webhook_disabled\`.`;

const Problem = z.string().nullable();

/** One delivery, as lists show it. */
export const Delivery = z
  .object({
    id: z.string().describe('`dlv_…`'),
    webhook_id: z.string().describe('The webhook that it is sent to.'),
    event_id: z.string().describe('The event; sent as `webhook-id`.'),
    event_type: z.string().describe('Type of the event.'),
    status: z.enum(STATUSES).describe('`pending` while there are attempts left.'),
    attempts: z.int().describe(`Attempts that were made, ${MOST_ATTEMPTS} at most.`),
    next_attempt_at: z.iso.datetime().nullable().describe('When it is tried next.'),
    response_status: z.int().nullable().describe('HTTP status of the last answer.'),
    response_body: z.string().nullable().describe('Beginning of the last answer, 4 KiB at most.'),
    problem: Problem.describe(`Why the last attempt failed: ${PROBLEM}`),
    created_at: z.iso.datetime().describe('When it was made.'),
    finished_at: z.iso.datetime().nullable().describe('When it was delivered or given up.'),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof Delivery>;

export const DeliveryListResponse = pageOf(Delivery);

const filters = {
  status: z.enum(STATUSES).describe('Only deliveries in this status.'),
  type: EventPattern.describe('Only events of this type: `app.created`, or `app.*`.'),
  created_after: z.iso.datetime({ offset: true }).describe('Only from this time on.'),
  created_before: z.iso.datetime({ offset: true }).describe('Only before this time.'),
};

/** Which deliveries of one webhook to list. */
export const ListDeliveries = listQuery('deliveries of a webhook', { filters });
export type ListDeliveries = z.output<typeof ListDeliveries.schema>;

/** Which deliveries of a project to list. */
export const ListAllDeliveries = listQuery('deliveries', {
  filters: { ...filters, webhook: z.string().max(64).describe('Only to this webhook.') },
});
export type ListAllDeliveries = z.output<typeof ListAllDeliveries.schema>;

/** A row of the table `webhook_delivery`. */
export interface DeliveryRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly status: (typeof STATUSES)[number];
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly response_status: number | null;
  readonly response_body: string | null;
  readonly problem: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export function toDelivery({ endpoint_id: webhook_id, ...row }: DeliveryRow): Delivery {
  return {
    id: row.id,
    webhook_id,
    event_id: row.event_id,
    event_type: row.event_type,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    response_status: row.response_status,
    response_body: row.response_body,
    problem: row.problem,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
