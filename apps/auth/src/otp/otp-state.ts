import type { ApiError } from '@skydeck/errors';
import { OtpErrors } from './otp.errors.js';
import type { OtpEntity, OtpStatus } from './otp.entity.js';

export const MOST_ATTEMPTS = 5;
export const MOST_SENDS = 5;

/** The status as it is now: rows expire by the clock, not by being written to. */
export function statusOf({ status, expiresAt }: OtpEntity, now: Date): OtpStatus {
  return status === 'pending' && expiresAt <= now ? 'expired' : status;
}

/** Seconds until the code may be sent again, by itself or as a new one. */
export function resendAfterS(otp: OtpEntity, now: Date): number {
  if (canFinishSend(otp, now)) return 0;
  const at = otp.sends >= MOST_SENDS ? otp.expiresAt : otp.nextSendAt;
  return Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));
}

/** Whether the newest message did not go out and nobody is about to send it. */
export function canFinishSend({ status, handed, sends, sendingUntil }: OtpEntity, now: Date) {
  return status === 'pending' && handed < sends && (sendingUntil === null || sendingUntil <= now);
}

/** Why a verification that is not pending takes nothing any more. */
export function endedError(otp: OtpEntity, now: Date): ApiError {
  const status = statusOf(otp, now);
  if (status === 'expired') return OtpErrors.expired();
  if (status === 'failed') return OtpErrors.attempts_exhausted();
  if (status === 'blocked') return OtpErrors.blocked();
  return OtpErrors.not_pending();
}
