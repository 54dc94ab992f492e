import { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** Tells the other side that a channel has ended. */
const CLOSE = 255;

/** One channel of a stream of Kubernetes, to be written to. */
export class ChannelInput extends Writable {
  constructor(
    private readonly socket: WebSocket,
    private readonly channel: number,
  ) {
    super();
    // Whoever writes to a command that has ended learns it from its end.
    this.on('error', () => undefined);
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.socket.send(Buffer.concat([Buffer.of(this.channel), chunk]), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.socket.readyState !== this.socket.OPEN) return done();
    this.socket.send(Buffer.of(CLOSE, this.channel), done);
  }
}
