import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ATTEMPT_OUTCOMES } from '../../providers/message-attempt.entity.js';

/** One handing over of a message to a provider. */
export const MessageAttempt = z
  .object({
    number: z.int().describe('The first is 1.'),
    provider_id: z.string().describe('`mpr_…`; stays when the provider is deleted.'),
    provider_name: z.string().nullable().describe('Null when the provider was deleted.'),
    kind: z.string().describe('What speaks with the provider, such as `smtp`.'),
    outcome: z.enum(ATTEMPT_OUTCOMES).nullable().describe('Null while it is made.'),
    failure: z.string().nullable().describe('Code of the reason of a failure.'),
    provider_message_id: z.string().nullable().describe('The name that the provider gave it.'),
    cost: z
      .object({
        micros: z.int().describe('Millionths of a unit of the currency.'),
        currency: z.string().describe('ISO 4217.'),
      })
      .nullable()
      .describe('What it cost, when the provider has a price.'),
    started_at: z.iso.datetime().describe('When it was handed over.'),
    ended_at: z.iso.datetime().nullable().describe('When the provider had answered.'),
    duration_ms: z.int().nullable().describe('How long the provider took.'),
  })
  .meta({ id: 'MessageAttempt' });
export type MessageAttempt = z.output<typeof MessageAttempt>;

export const MessageAttemptListResponse = pageOf(MessageAttempt);

/** Which attempts to list, the first one first when not asked otherwise. */
export const ListMessageAttempts = listQuery('message attempts', {
  filters: { outcome: z.enum(ATTEMPT_OUTCOMES).describe('Only attempts with this outcome.') },
  sort: ['number'],
  usual: 'number',
});
export type ListMessageAttempts = z.output<typeof ListMessageAttempts.schema>;

/** An attempt as it is read, with the name of its provider. */
export interface AttemptRow {
  readonly number: number;
  readonly provider_id: string;
  readonly provider_name: string | null;
  readonly driver: string;
  readonly outcome: MessageAttempt['outcome'];
  readonly failure: string | null;
  readonly provider_message_id: string | null;
  readonly cost_micros: string | null;
  readonly cost_currency: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

export function toMessageAttempt(row: AttemptRow): MessageAttempt {
  const { driver, cost_micros, cost_currency, started_at, ended_at, ...same } = row;
  const cost =
    cost_micros === null || cost_currency === null
      ? null
      : { micros: Number(cost_micros), currency: cost_currency };
  return {
    ...same,
    kind: driver,
    cost,
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    duration_ms: ended_at ? ended_at.getTime() - started_at.getTime() : null,
  };
}
