/**
 * How far each status is on a message's way. A message only moves to a higher rank, so reports
 * that arrive late or twice change nothing; a delivery report wins over an earlier failure.
 */
export const STATUS_RANKS = {
  accepted: 0,
  scheduled: 5,
  queued: 10,
  sending: 20,
  sent: 30,
  unknown: 32,
  canceled: 35,
  expired: 35,
  failed: 35,
  undelivered: 35,
  suppressed: 35,
  delivered: 40,
  read: 50,
} as const;

export type MessageStatus = keyof typeof STATUS_RANKS;

export const MESSAGE_STATUSES = Object.keys(STATUS_RANKS) as [MessageStatus, ...MessageStatus[]];

/** Whether a message in this status was handed over, so that `sent_at` is known. */
export function wasSent(status: MessageStatus): boolean {
  return status === 'sent' || wasDelivered(status);
}

/** Whether a message in this status reached the recipient, so that `delivered_at` is known. */
export function wasDelivered(status: MessageStatus): boolean {
  return status === 'delivered' || status === 'read';
}
