import { once } from 'node:events';
import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';

const KEPT_CHARS = 20_000;

interface Frame {
  readonly role?: 'writer' | 'viewer';
  readonly session_id?: string;
  readonly viewers?: number;
  readonly size?: { readonly cols: number; readonly rows: number };
  readonly recording?: boolean;
  readonly closed?: { readonly code: string; readonly reason: string };
}

/** How a connection is asked for. */
export interface ConsoleHeaders {
  readonly origin?: string;
  readonly host?: string;
}

/** A client of a console, as a terminal in a browser is one. */
export class ConsoleClient {
  /** The newest of what was shown. */
  text = '';
  /** How much was shown. */
  bytes = 0;
  readonly frames: Frame[] = [];
  /** The close code of the socket. */
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (bytes: Buffer, isBinary) => {
      if (isBinary) {
        this.bytes += bytes.length;
        this.text = (this.text + bytes.toString()).slice(-KEPT_CHARS);
      } else this.frames.push(JSON.parse(bytes.toString()) as Frame);
    });
    socket.on('error', () => undefined);
    this.closed = once(socket, 'close').then(([code]) => Number(code));
  }

  /** @throws an error with the HTTP status when it is refused */
  static async open(url: string, headers: ConsoleHeaders = {}): Promise<ConsoleClient> {
    const socket = new WebSocket(url, { headers: { ...headers } });
    const client = new ConsoleClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, { statusCode }) =>
        reject(new Error(`refused with ${statusCode}`)),
      );
    });
    return client;
  }

  /** What was told last. */
  get state(): Frame {
    return this.frames.findLast(({ role }) => role !== undefined) ?? {};
  }

  /** Why it ended. */
  get end(): string | undefined {
    return this.frames.find(({ closed }) => closed !== undefined)?.closed?.code;
  }

  type(text: string): void {
    this.socket.send(Buffer.from(text));
  }

  say(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Runs a line and waits for what the terminal is to show. */
  async run(line: string, shown: string | RegExp): Promise<void> {
    this.type(`${line}\r`);
    await this.shows(shown);
  }

  async shows(expected: string | RegExp): Promise<void> {
    const isShown = () => this.text.search(expected) >= 0;
    await eventually(isShown, { timeoutMs: 20_000 }).catch(() => {
      throw new Error(`${String(expected)} is not in ${JSON.stringify(this.text.slice(-500))}`);
    });
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
