import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CliError } from '../../../failures/cli-error.js';
import type { TerminalSize } from '../../../terminal/raw-terminal.js';

/** Why a console ended, as the service says it. */
export interface ConsoleEnd {
  readonly code: string;
  readonly reason: string;
}

export interface ConsoleListener {
  /** Shows bytes of the terminal; more are read when they are shown. */
  readonly onBytes: (bytes: Buffer) => Promise<void>;
}

/** Nobody is asked for more than this before earlier bytes are shown. */
const WAITING_BYTES = 256 * 1024;

/** One connection to the console of a server. */
export class ConsoleSocket {
  readonly #socket: WebSocket;
  #waitingBytes = 0;
  #end: ConsoleEnd | undefined;

  private constructor(socket: WebSocket, { onBytes }: ConsoleListener) {
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) void this.#show(data, onBytes);
      else this.#hear(data);
    });
  }

  /** Connects to a console; what it shows at once is not lost. */
  static async open(url: string, listener: ConsoleListener): Promise<ConsoleSocket> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const opened = new ConsoleSocket(socket, listener);
    try {
      await once(socket, 'open');
    } catch (cause) {
      const message = `The console cannot be reached: ${(cause as Error).message}.`;
      throw new CliError('console_unreachable', message, undefined, { cause });
    }
    return opened;
  }

  type(bytes: Buffer): void {
    if (this.#isOpen && bytes.length > 0) this.#socket.send(bytes, { binary: true });
  }

  resize({ cols, rows }: TerminalSize): void {
    if (this.#isOpen) this.#socket.send(JSON.stringify({ resize: { cols, rows } }));
  }

  close(): void {
    this.#end ??= { code: 'left', reason: 'You left the console.' };
    this.#socket.close(1000);
  }

  /** Waits until the connection is over, and tells why. */
  async ended(): Promise<ConsoleEnd> {
    this.#socket.on('error', () => undefined);
    if (this.#socket.readyState !== WebSocket.CLOSED) await once(this.#socket, 'close');
    return this.#end ?? { code: 'lost', reason: 'The connection was lost.' };
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  async #show(bytes: Buffer, onBytes: ConsoleListener['onBytes']): Promise<void> {
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes > WAITING_BYTES) this.#socket.pause();
    await onBytes(bytes);
    this.#waitingBytes -= bytes.length;
    if (this.#socket.isPaused && this.#waitingBytes <= WAITING_BYTES) this.#socket.resume();
  }

  #hear(data: Buffer): void {
    const { closed } = JSON.parse(data.toString()) as { closed?: ConsoleEnd };
    this.#end ??= closed;
  }
}
