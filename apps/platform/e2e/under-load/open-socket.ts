import { once } from 'node:events';
import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';

/** A WebSocket of a visitor that is to stay open. */
export class OpenSocket {
  ticks = 0;
  /** When it ended, in milliseconds of this process. */
  closedMs: number | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', () => this.ticks++);
    socket.on('error', () => undefined);
    socket.once('close', () => (this.closedMs = performance.now()));
  }

  static async open(port: number, host: string): Promise<OpenSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { headers: { host } });
    const opened = new OpenSocket(socket);
    await once(socket, 'open');
    return opened;
  }

  /** Whether it still brings messages; asked once whatever was to happen has happened. */
  async isAlive(): Promise<boolean> {
    const before = this.ticks;
    await eventually(() => this.ticks > before || this.closedMs !== undefined, {
      timeoutMs: 10_000,
    });
    return this.closedMs === undefined;
  }

  close(): void {
    this.socket.terminate();
  }
}
