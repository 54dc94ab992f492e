import { CLOSE_CODES, type LeaveReason } from '../../protocol/index.js';
import type { RoomError } from '../../room/room-error.js';
import { isPassing } from './passing.js';

const REASONS: Readonly<Record<string, LeaveReason>> = {
  token_expired: 'token_expired',
  banned: 'banned',
  revoked: 'removed',
  room_ended: 'room_ended',
  duplicate: 'duplicate',
};

const FINAL: ReadonlyMap<number, LeaveReason> = new Map([
  [CLOSE_CODES.bad_token, 'denied'],
  [CLOSE_CODES.removed, 'removed'],
  [CLOSE_CODES.no_room, 'denied'],
  [CLOSE_CODES.duplicate, 'duplicate'],
  [CLOSE_CODES.room_ended, 'room_ended'],
  [CLOSE_CODES.room_full, 'denied'],
]);

/** Why a refused `join` is the end; null when it is worth another try. */
export function endOfRefusal(error: RoomError): LeaveReason | null {
  return isPassing(error) ? null : (REASONS[error.code] ?? 'denied');
}

/** Why a closed WebSocket is the end; null when it is worth another try. */
export function endOfClose(code: number): LeaveReason | null {
  return FINAL.get(code) ?? null;
}

/** The name of a code that the WebSocket was closed with, such as `room_full`. */
export function nameOfClose(code: number): string {
  const found = Object.entries(CLOSE_CODES).find(([, one]) => one === code);
  return found?.[0] ?? 'unreachable';
}
