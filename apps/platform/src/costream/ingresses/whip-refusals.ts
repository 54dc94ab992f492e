import { ApiError, CommonErrors } from '@skydeck/errors';
import { RequestRefused } from '../engine/gateway/request-refused.js';
import { RoomEngineErrors, RoomErrors } from '../rooms/room.errors.js';
import { IngressErrors } from './ingress.errors.js';
import { GatewayRefused } from './whip-session.js';

/** Does what may refuse an offer, in the words of the API. */
export function reading<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What the gateway refused, in the words of the API. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof RequestRefused)
    return IngressErrors.offer_refused({ detail: error.message });
  if (!(error instanceof GatewayRefused)) return error;
  if (error.code === 'engine_unavailable') {
    return RoomEngineErrors.unavailable({ detail: error.message, cause: error });
  }
  const isFull = error.code === 'room_full' || error.code === 'too_many_publishers';
  if (isFull) return RoomErrors.full({ detail: error.message });
  if (error.code === 'invalid_sdp' || error.code === 'invalid_request') {
    return IngressErrors.offer_refused({ detail: error.message });
  }
  return CommonErrors.conflict({ detail: error.message });
}
