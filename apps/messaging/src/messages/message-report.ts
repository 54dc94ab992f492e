import { newId } from '@skydeck/ids';
import { type MessageStatus, STATUS_RANKS, wasDelivered, wasSent } from './message-status.js';

/** One step of a message, as reported by us or by whoever delivers it. */
export interface MessageReport {
  readonly messageId: string;
  readonly status: MessageStatus;
  readonly provider: string;
  /** The provider's own name of the report; a report that comes twice is kept once. */
  readonly providerEventId: string;
  readonly at: Date;
  /** Code of the reason of a failure. */
  readonly failure?: string;
  /** How it was done, where that is worth telling. */
  readonly note?: string;
}

/** A step that we took ourselves; each is taken once. */
export function ownReport(
  messageId: string,
  status: MessageStatus,
  at: Date,
  failure?: string,
): MessageReport {
  const report = { messageId, status, provider: 'skydeck', at };
  return { ...report, providerEventId: `${messageId}.${status}`, ...(failure && { failure }) };
}

/** The values of a `message_event` row, in the order of its columns. */
export function eventValues(report: MessageReport): unknown[] {
  const { messageId, status, provider, providerEventId, failure, note, at } = report;
  const id = newId('mev', at.getTime());
  return [id, messageId, status, provider, providerEventId, failure ?? note ?? null, at];
}

/** A `message_event` row by the names of its columns. */
export function eventRow(report: MessageReport): Record<string, unknown> {
  const [id, message_id, status, provider, provider_event_id, detail, at] = eventValues(report);
  return { id, message_id, status, provider, provider_event_id, detail, at };
}

/** What a step changes in the `message` row: rank, time of sending, time of delivery. */
function moveValues({ status, at }: MessageReport): unknown[] {
  return [STATUS_RANKS[status], wasSent(status) ? at : null, wasDelivered(status) ? at : null];
}

/** Reports as columns: the values of their events, what they change, and when to look again. */
export function columnsOf(
  reports: readonly MessageReport[],
  attendAt: Date | null = null,
): unknown[][] {
  const rows = reports.map((one) => [...eventValues(one), ...moveValues(one), attendAt]);
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
