import type { OutboundMessage } from './channel.driver.js';

type Timed = Pick<OutboundMessage, 'expiresAt'>;

/** Seconds that a push service may still keep a message for a device that is away. */
export function ttlOf({ expiresAt }: Timed, now: Date, mostS: number): number {
  if (!expiresAt) return mostS;
  const leftS = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return Math.max(0, Math.min(leftS, mostS));
}

/** Codes never wait for a device to wake up by itself. */
export function isUrgent({ kind, content }: Pick<OutboundMessage, 'kind' | 'content'>): boolean {
  return kind === 'otp' || content?.priority === 'high';
}
