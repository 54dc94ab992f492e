import { browserClock } from './room/clock.js';
import { Room } from './room/room.js';
import type { JoinOptions, RoomTicket } from './room/room-options.js';
import { whoIs } from './room/token-claims.js';
import { GatewayTransport } from './transport/gateway/gateway-transport.js';
import { LiveKitTransport } from './transport/livekit/livekit-transport.js';

/**
 * Joins a room with what `POST …/rooms/:room/tokens` answered. It connects in the background: watch
 * `state`, and `ended` for what goes wrong.
 */
export function joinRoom(ticket: RoomTicket, options: JoinOptions = {}): Room {
  const clock = options.clock ?? browserClock;
  return new Room(
    (listener) =>
      ticket.engine === 'livekit'
        ? new LiveKitTransport(ticket, options, listener)
        : new GatewayTransport(ticket, options, listener, clock),
    whoIs(ticket.token),
    options,
  );
}
