import type { Tenant } from '@skydeck/auth-guard';
import type { NewEvent } from '@skydeck/events';
import type { UsageRecord } from '@skydeck/usage';
import { OF_ADDRESS, type StopReason } from '../consent/suppressions/suppression-reason.js';
import type { MessageEntity } from './message.entity.js';
import { MessageEvents } from './message.events.js';
import type { MessageReport } from './message-report.js';
import type { MessageStatus } from './message-status.js';

/** A message that was moved forward. */
export interface Moved extends Pick<MessageEntity, 'id' | 'channel' | 'kind'> {
  readonly project_id: Tenant | null;
  readonly sms_parts: number | null;
  /** Whether it had not been sent before. */
  readonly isFirstSent: boolean | null;
}

/** A message that was moved, and what moved it. */
export interface Step {
  readonly moved: Moved;
  readonly report: MessageReport;
}

/** Ends that are no success. */
export const FAILURES = ['failed', 'undelivered', 'expired'] as const;

/** Then the next channel is tried at once; whoever wants no more is not tried elsewhere. */
export function fallsBack({ status, failure }: MessageReport): boolean {
  if (status === 'suppressed') return OF_ADDRESS.has(failure as StopReason);
  return status === 'failed' || status === 'undelivered';
}

const HOUR_MS = 3_600_000;

/**
 * What is billed for steps: each first sending. Codes are measured by whoever sends them. Those of a
 * project by one channel in one hour are one record: it is named after the first of them, which is
 * sent first only once, and so counts once as well.
 */
export function usageOf(steps: readonly Step[]): UsageRecord[] {
  const billed = steps.flatMap(({ moved, report }) => {
    const { id, project_id: project, channel, kind, sms_parts, isFirstSent } = moved;
    if (!isFirstSent || project === null || kind === 'otp') return [];
    const meter = `messages.${channel}` as const;
    return [{ project, meter, quantity: sms_parts ?? 1, occurredAt: report.at, key: id }];
  });
  const together = Map.groupBy(billed, ({ project, meter, occurredAt }) =>
    [project, meter, Math.floor(occurredAt.getTime() / HOUR_MS)].join(' '),
  );
  return [...together.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const key = more.length === 0 ? first.key : `${first.key}+${more.length}`;
    const quantity = more.reduce((sum, one) => sum + one.quantity, first.quantity);
    return [{ ...first, quantity, key }];
  });
}

/** What is told of a step: that it was sent, and how it ended. */
export function eventsOf({ moved, report }: Step): NewEvent[] {
  const { id, project_id: tenant, channel, kind } = moved;
  const { status, failure = null } = report;
  if (tenant === null) return [];
  const about = { tenant, subject: id };
  const data = { id, channel, kind };
  if (status === 'suppressed') {
    const suppressed = { ...data, reason: failure ?? 'manual' };
    return [{ ...about, type: MessageEvents.suppressed, data: suppressed }];
  }
  if (isFailure(status)) {
    return [{ ...about, type: MessageEvents.failed, data: { ...data, status, failure } }];
  }
  const isTold = status === 'sent' || status === 'delivered' || status === 'unknown';
  return isTold ? [{ ...about, type: MessageEvents[status], data }] : [];
}

function isFailure(status: MessageStatus): status is (typeof FAILURES)[number] {
  return (FAILURES as readonly string[]).includes(status);
}
