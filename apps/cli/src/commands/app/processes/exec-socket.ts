import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CliError } from '../../../failures/cli-error.js';
import type { TerminalSize } from '../../../terminal/raw-terminal.js';

/** Why a command in a replica ended, as the service says it. */
export interface ExecEnd {
  readonly code: string;
  readonly reason: string;
  readonly exit_code: number | null;
}

/** Hears what the command writes; more is read when it is shown. */
export interface ExecListener {
  readonly onBytes: (bytes: Buffer) => Promise<void> | void;
  readonly onError: (bytes: Buffer) => void;
}

/** One connection to a command in a replica. */
export class ExecSocket {
  #end: ExecEnd | undefined;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket, { onBytes, onError }: ExecListener) {
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) return this.#hear(data, onError);
      socket.pause();
      void Promise.resolve(onBytes(data)).then(() => socket.resume());
      return undefined;
    });
  }

  /** @throws CliError when it cannot be reached */
  static async open(url: string, listener: ExecListener): Promise<ExecSocket> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const opened = new ExecSocket(socket, listener);
    try {
      await once(socket, 'open');
    } catch (cause) {
      const message = `The replica cannot be reached: ${(cause as Error).message}.`;
      throw new CliError('replica_unreachable', message, undefined, { cause });
    }
    return opened;
  }

  type(bytes: Buffer): void {
    if (this.#isOpen && bytes.length > 0) this.#socket.send(bytes, { binary: true });
  }

  endInput(): void {
    if (this.#isOpen) this.#socket.send(JSON.stringify({ eof: true }));
  }

  resize({ cols, rows }: TerminalSize): void {
    if (this.#isOpen) this.#socket.send(JSON.stringify({ resize: { cols, rows } }));
  }

  close(): void {
    this.#end ??= { code: 'left', reason: 'You left.', exit_code: null };
    this.#socket.close(1000);
  }

  /** Waits until the connection is over, and tells why. */
  async ended(): Promise<ExecEnd> {
    this.#socket.on('error', () => undefined);
    if (this.#socket.readyState !== WebSocket.CLOSED) await once(this.#socket, 'close');
    return this.#end ?? { code: 'lost', reason: 'The connection was lost.', exit_code: null };
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  #hear(data: Buffer, onError: ExecListener['onError']): void {
    const frame = JSON.parse(data.toString()) as { closed?: ExecEnd; stderr?: string };
    if (frame.stderr !== undefined) onError(Buffer.from(frame.stderr, 'base64'));
    this.#end ??= frame.closed;
  }
}
