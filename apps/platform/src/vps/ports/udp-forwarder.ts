import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { Forwarder, Target } from './forwarder.js';

/** A caller that neither sends nor gets anything for this long is forgotten. */
const IDLE_MS = 60_000;
/** Addresses of callers can be forged, so they may not take everything. */
const MAX_CALLERS = 1_024;
/** What is kept of a caller's while it is found out where it goes. */
const MAX_WAITING = 16;

interface Caller {
  readonly socket: Socket;
  readonly idle: NodeJS.Timeout;
  /** Undefined once the way is known. */
  waiting: Buffer[] | undefined;
}

/** A port of this machine whose datagrams are led elsewhere, and the answers back to each caller. */
export class UdpForwarder implements Forwarder {
  /** By address and port; the one that was heard of longest ago is first. */
  readonly #callers = new Map<string, Caller>();

  private constructor(
    private readonly server: Socket,
    private readonly target: Target,
  ) {
    server.on('message', (data, from) => this.#take(data, from));
    // What a caller refuses is lost, as datagrams may be.
    server.on('error', () => undefined);
  }

  /** @throws when somebody else has the port */
  static async listen(address: string, port: number, target: Target): Promise<UdpForwarder> {
    const server = createSocket('udp4');
    server.bind({ port, address, exclusive: true });
    await once(server, 'listening');
    return new UdpForwarder(server, target);
  }

  async close(): Promise<void> {
    for (const key of this.#callers.keys()) this.#forget(key);
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  #take(data: Buffer, from: RemoteInfo): void {
    const key = `${from.address} ${from.port}`;
    const caller = this.#callers.get(key) ?? this.#meet(key, from);
    this.#callers.delete(key);
    this.#callers.set(key, caller);
    caller.idle.refresh();
    if (!caller.waiting) caller.socket.send(data);
    else if (caller.waiting.length < MAX_WAITING) caller.waiting.push(data);
  }

  #meet(key: string, from: RemoteInfo): Caller {
    const [oldest] = this.#callers.keys();
    if (oldest !== undefined && this.#callers.size >= MAX_CALLERS) this.#forget(oldest);
    const socket = createSocket('udp4');
    const idle = setTimeout(() => this.#forget(key), IDLE_MS).unref();
    const caller: Caller = { socket, idle, waiting: [] };
    socket.on('message', (answer) => {
      idle.refresh();
      this.server.send(answer, from.port, from.address);
    });
    // Nobody is there: the caller is met anew with its next datagram.
    socket.on('error', () => this.#forget(key, caller));
    void this.#lead(caller).catch(() => this.#forget(key, caller));
    return caller;
  }

  async #lead(caller: Caller): Promise<void> {
    const { host, port } = await this.target();
    caller.socket.connect(port, host);
    await once(caller.socket, 'connect');
    const waiting = caller.waiting ?? [];
    caller.waiting = undefined;
    for (const data of waiting) caller.socket.send(data);
  }

  #forget(key: string, which = this.#callers.get(key)): void {
    if (!which || this.#callers.get(key) !== which) return;
    this.#callers.delete(key);
    clearTimeout(which.idle);
    which.socket.close();
  }
}
