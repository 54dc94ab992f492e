import type { LeaveReason } from '@skydeck/costream/protocol';
import type { RtcConnection } from './rtc-connection.js';

/** Why a connection is closed, by why somebody leaves. */
export const CLOSED_AS: Readonly<Record<LeaveReason, Parameters<RtcConnection['close']>[0]>> = {
  client: 'left',
  removed: 'removed',
  banned: 'removed',
  duplicate: 'duplicate',
  room_ended: 'room_ended',
  token_expired: 'bad_token',
  timeout: 'not_joined',
  moved: 'left',
  denied: 'removed',
  engine_lost: 'engine_lost',
  media_failure: 'engine_lost',
};
