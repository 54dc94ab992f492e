import { createSocket } from 'node:dgram';
import { randomInt } from 'node:crypto';
import { writeRtp } from './rtp-packet.js';

/** Where a stream goes, and as what. */
export interface RtpDestination {
  readonly port: number;
  readonly ssrc: number;
  readonly payloadType: number;
}

/** Sends one stream of RTP to a port of this machine. */
export class RtpSender {
  readonly #socket = createSocket('udp4');
  #sequence = randomInt(2 ** 15);
  #isClosed = false;

  constructor(private to: RtpDestination) {
    // Whoever listened may be gone: the next packet finds out.
    this.#socket.on('error', () => undefined).unref();
  }

  /** From now on it goes there. */
  redirect(to: RtpDestination): void {
    this.to = to;
  }

  /** @param timestamp in the clock of the payload; taken modulo what fits */
  send(payload: Buffer, timestamp: number, marker: boolean): void {
    // An encoder that is ended writes what it still has.
    if (this.#isClosed) return;
    const { port, ssrc, payloadType } = this.to;
    const sequence = this.#sequence++;
    const packet = writeRtp({ payload, timestamp, marker, sequence, ssrc, payloadType });
    this.#socket.send(packet, port, '127.0.0.1', () => undefined);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#socket.close();
  }
}
