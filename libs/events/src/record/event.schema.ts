import { ownerOf } from '@skydeck/auth-guard';
import { pageOf } from '@skydeck/envelope';
import { z } from 'zod';

/** An event as lists, streams and webhooks show it. */
export const Event = z
  .object({
    id: z.string().describe('`evt_…`; the same however often the event is sent.'),
    type: z.string().describe('What happened, such as `app.created`.'),
    created_at: z.iso.datetime().describe('When it happened.'),
    project_id: z.string().describe('The project that it happened in.'),
    mode: z.enum(['live', 'test']).describe('Whether it was real, or done with a test key.'),
    data: z.record(z.string(), z.unknown()).describe('What happened to what; depends on `type`.'),
  })
  .meta({ id: 'Event' });
export type Event = z.output<typeof Event>;

export const EventListResponse = pageOf(Event);

/** A row of the table `event`. */
export interface EventRow {
  readonly id: string;
  /** Null until the relay has seen the event; `bigint`, so Postgres gives text. */
  readonly seq: string | null;
  readonly type: string;
  /** The tenant: the project and the mode. */
  readonly project_id: string;
  readonly data: Record<string, unknown>;
  readonly created_at: Date;
}

export function toEvent({ id, type, created_at, project_id, data }: EventRow): Event {
  return { id, type, created_at: created_at.toISOString(), ...ownerOf(project_id), data };
}
