import { Logger } from '@nestjs/common';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type IceServersOf, Joins } from './joins.js';
import { LIMITS } from './limits.js';
import { RtcConnection } from './rtc-connection.js';
import type { RtcRooms } from './rtc-rooms.js';
import { RtcSession } from './rtc-session.js';
import { TokenBucket } from './token-bucket.js';

const MOST_ADDRESSES = 10_000;

/** Speaks with the clients of rooms. */
export class RtcSessions {
  readonly #joins: Joins;
  readonly #byAddress = new Map<string, TokenBucket>();
  readonly #logger = new Logger(RtcSessions.name);

  constructor(
    readonly rooms: RtcRooms,
    iceServersOf: IceServersOf,
  ) {
    this.#joins = new Joins(rooms, iceServersOf);
  }

  /** Takes a connection that was just opened. @param address of the client */
  accept(socket: WebSocket, stream: Duplex, address: string): void {
    const connection = new RtcConnection(socket, stream);
    const session = new RtcSession(connection, this.#joins, this.#bucket(address), this.#logger);
    session.start();
  }

  #bucket(address: string): TokenBucket {
    if (this.#byAddress.size > MOST_ADDRESSES) {
      for (const [key, bucket] of this.#byAddress) if (bucket.isFull) this.#byAddress.delete(key);
    }
    const bucket = this.#byAddress.get(address) ?? new TokenBucket(LIMITS.joins);
    this.#byAddress.set(address, bucket);
    return bucket;
  }
}
