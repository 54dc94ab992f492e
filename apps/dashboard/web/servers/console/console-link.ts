import { dataOf } from '@skydeck/sdk';
import { platform } from '../../api/clients.js';

const CONSOLE = '/v1/projects/{project}/vps/{vps}/console';

/** `shell` is a root shell without a password; `serial` the machine's own line with its login. */
export type ConsoleMode = 'shell' | 'serial';

export interface Size {
  readonly cols: number;
  readonly rows: number;
}

/** What a console tells in text frames. */
interface ServerFrame {
  readonly closed?: { readonly code: string; readonly reason: string };
}

export interface ConsoleListener {
  readonly onOpen: () => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** @param reason a sentence of why it ended; undefined when the connection was lost */
  readonly onEnd: (reason: string | undefined) => void;
}

/** One connection to a terminal: of a server, or in a replica of an app. */
export class ConsoleLink {
  readonly #bytes = new TextEncoder();
  #reason: string | undefined;

  private constructor(private readonly socket: WebSocket) {}

  /** Asks for the right to one connection and uses it. @throws ApiRequestError */
  static async open(
    project: string,
    server: string,
    wanted: Size & { readonly mode: ConsoleMode; readonly record: boolean },
    listener: ConsoleListener,
  ): Promise<ConsoleLink> {
    const params = { path: { project, vps: server } };
    const { token } = await dataOf(platform.POST(CONSOLE, { params, body: wanted }));
    return ConsoleLink.connect(`console/${token}`, listener);
  }

  /** Uses the right to one connection up. The dashboard passes it on: a page may reach nothing else. */
  static connect(path: string, listener: ConsoleListener): ConsoleLink {
    const url = new URL(`/api/platform/v1/${path}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const link = new ConsoleLink(new WebSocket(url));
    link.#listen(listener);
    return link;
  }

  #listen({ onOpen, onBytes, onEnd }: ConsoleListener): void {
    const { socket } = this;
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
      if (typeof data !== 'string') return onBytes(new Uint8Array(data));
      const { closed } = JSON.parse(data) as ServerFrame;
      if (closed) this.#reason = closed.reason;
    });
    socket.addEventListener('close', () => onEnd(this.#reason));
  }

  type(text: string): void {
    this.send(this.#bytes.encode(text));
  }

  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(bytes);
  }

  resize({ cols, rows }: Size): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ resize: { cols, rows } }));
  }

  close(): void {
    this.socket.close();
  }
}
