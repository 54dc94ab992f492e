import { once } from 'node:events';
import { WebSocket } from 'ws';
import { JanusLost, JanusRefused } from './janus-errors.js';
import { JanusHandle } from './janus-handle.js';
import type { JanusMessage } from './janus-message.js';

const KEEP_ALIVE_MS = 20_000;
const ANSWER_WITHIN_MS = 8_000;

interface Pending {
  readonly what: string;
  readonly timer: NodeJS.Timeout;
  /** Whether the plugin answers later than the server. */
  readonly awaitsPlugin: boolean;
  readonly resolve: (message: JanusMessage) => void;
  readonly reject: (error: Error) => void;
}

/** One session with the media server, over its Unix socket. */
export class JanusClient {
  readonly #pending = new Map<string, Pending>();
  readonly #handles = new Map<number, JanusHandle>();
  #session: number | undefined;
  #count = 0;
  #keeping: NodeJS.Timeout | undefined;
  /** Resolves when the connection is gone. */
  readonly closed: Promise<void>;

  private constructor(
    private readonly socket: WebSocket,
    private readonly apiSecret: string,
  ) {
    socket.on('message', (data: Buffer) => this.#read(data));
    socket.on('error', () => socket.terminate());
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    void this.closed.then(() => this.#lost());
  }

  /** @throws Error when nothing listens on the socket */
  static async connect(path: string, apiSecret: string): Promise<JanusClient> {
    const socket = new WebSocket(`ws+unix:${path}:/`, 'janus-protocol', {
      perMessageDeflate: false,
      handshakeTimeout: ANSWER_WITHIN_MS,
    });
    await once(socket, 'open');
    const client = new JanusClient(socket, apiSecret);
    const created = await client.ask({ janus: 'create' });
    client.#session = created.data?.id;
    client.#keeping = setInterval(() => {
      client.ask({ janus: 'keepalive' }).catch(() => socket.terminate());
    }, KEEP_ALIVE_MS);
    return client;
  }

  /** A handle of the plugin for rooms; each has at most one peer connection. */
  async attach(): Promise<JanusHandle> {
    const attached = await this.ask({ janus: 'attach', plugin: 'janus.plugin.videoroom' });
    const handle = new JanusHandle(this, attached.data?.id ?? 0);
    this.#handles.set(handle.id, handle);
    return handle;
  }

  /** Forgets a handle. */
  release(handle: JanusHandle): void {
    this.#handles.delete(handle.id);
  }

  /** @throws JanusRefused @throws JanusLost */
  async ask(
    request: { readonly janus: string } & Readonly<Record<string, unknown>>,
    awaitsPlugin = false,
  ): Promise<JanusMessage> {
    if (this.socket.readyState !== WebSocket.OPEN) throw new JanusLost('The engine is gone.');
    const transaction = String((this.#count += 1));
    return new Promise<JanusMessage>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(transaction);
        reject(new JanusLost(`The engine did not answer ${request.janus} in time.`));
      }, ANSWER_WITHIN_MS);
      const pending = { what: request.janus, timer, awaitsPlugin, resolve, reject };
      this.#pending.set(transaction, pending);
      const session = this.#session === undefined ? {} : { session_id: this.#session };
      this.socket.send(
        JSON.stringify({ ...request, ...session, transaction, apisecret: this.apiSecret }),
      );
    });
  }

  close(): void {
    this.socket.terminate();
  }

  #read(data: Buffer): void {
    const message = JSON.parse(data.toString('utf8')) as JanusMessage;
    const pending = this.#pending.get(message.transaction ?? '');
    if (pending && !(message.janus === 'ack' && pending.awaitsPlugin)) {
      this.#pending.delete(message.transaction ?? '');
      clearTimeout(pending.timer);
      const refused = refusal(message);
      if (refused) pending.reject(refused);
      else pending.resolve(message);
    } else if (message.sender !== undefined) {
      this.#handles.get(message.sender)?.emit(message);
    }
  }

  #lost(): void {
    clearInterval(this.#keeping);
    for (const { what, timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new JanusLost(`The engine ended before it answered ${what}.`));
    }
    this.#pending.clear();
    this.#handles.clear();
  }
}

function refusal({ error, plugindata }: JanusMessage): JanusRefused | undefined {
  if (error) return new JanusRefused(error.code, error.reason);
  const data = plugindata?.data;
  if (typeof data?.['error_code'] !== 'number') return undefined;
  return new JanusRefused(data['error_code'], String(data['error']));
}
