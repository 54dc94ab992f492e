import type { LeaveReason } from '@skydeck/costream/protocol';

/** Why somebody is no longer in a room; the same words go to browsers. */
export const LEAVE_REASONS = [
  'client',
  'removed',
  'banned',
  'duplicate',
  'room_ended',
  'token_expired',
  'timeout',
  'moved',
  'denied',
  'engine_lost',
  'media_failure',
] as const satisfies readonly LeaveReason[];
