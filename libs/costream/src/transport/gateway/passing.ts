import { RoomError } from '../../room/room-error.js';

/** What is over by itself: the same asked again later may be done. */
const PASSING = new Set([
  'timeout',
  'not_connected',
  'engine_lost',
  'engine_unavailable',
  'rate_limited',
  'too_much',
  'unavailable',
  'internal',
]);

/** Whether the same request makes sense once more. */
export const isPassing = (error: unknown): boolean =>
  error instanceof RoomError && PASSING.has(error.code);

/** When it is made once more. */
export const AGAIN_MS = 1000;
