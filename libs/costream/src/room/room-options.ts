import type { IceServer } from '../protocol/index.js';
import type { RoomClock } from './clock.js';

/** The answer of `POST …/rooms/:room/tokens`, as it is. */
export interface RoomTicket {
  /** Where to connect: `ws:` or `wss:`. */
  readonly url: string;
  /** A secret of whom it was made for. */
  readonly token: string;
  readonly engine: 'janus' | 'livekit';
  readonly ice_servers?: readonly IceServer[];
}

/** How to join. */
export interface JoinOptions {
  /** `relay` goes through TURN servers only; `all` by default. */
  readonly iceTransportPolicy?: RTCIceTransportPolicy;
  /** Whether to get every track of the others at once; true by default. */
  readonly autoSubscribe?: boolean;
  /** Whether pictures come as big as they are shown, and not at all when hidden; true by default. */
  readonly adaptiveQuality?: boolean;
  /** How long to go on trying after the connection is lost, in milliseconds; 120 000 by default. */
  readonly reconnectTimeoutMs?: number;
  /** Told to the server, for its logs: name and version of the app. */
  readonly client?: string;
  /** Where time comes from; the browser by default. */
  readonly clock?: RoomClock;
}
