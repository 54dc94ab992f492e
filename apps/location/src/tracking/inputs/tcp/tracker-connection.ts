import type { Socket } from 'node:net';
import type { DeviceRef } from '../../devices/device-ref.js';
import type { DeviceProtocol } from '../../protocols/device-protocol.js';
import type { DeviceStream, Message, Report } from '../../protocols/report.js';
import type { DeviceInlet } from '../device-inlet.js';
import type { TrackerLimits } from './tracker-limits.js';

/** Why a connection was ended from this side. */
export type TrackerEnd =
  | 'closing'
  | 'failed'
  | 'idle'
  | 'not_signed_in'
  | 'protocol'
  | 'replaced'
  | 'unknown_device'
  | 'useless';

/** What a connection belongs to. */
export interface TrackerHost {
  readonly protocol: DeviceProtocol;
  readonly inlet: DeviceInlet;
  readonly limits: TrackerLimits;
  /** A device has said who it is. */
  signedIn(device: DeviceRef, connection: TrackerConnection): void;
  /** Something went wrong here and not there. */
  failed(error: unknown): void;
}

/**
 * One connection of a tracker. What it sends is handled in its order, and answered when what the
 * answer confirms is committed; meanwhile little more is read.
 */
export class TrackerConnection {
  readonly #stream: DeviceStream;
  readonly #signIn: NodeJS.Timeout;
  /** The device that it is of; null before it has said who it is. */
  deviceId: string | null = null;
  #name: string | null = null;
  #waiting = 0;
  #useless = 0;
  #hasEnded = false;
  #working: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly host: TrackerHost,
  ) {
    const { limits, protocol } = host;
    this.#stream = protocol.open();
    this.#signIn = setTimeout(() => this.end('not_signed_in'), limits.signInMs);
    socket.setNoDelay(true);
    socket.setTimeout(limits.idleMs, () => this.end('idle'));
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => this.#receive(bytes));
    socket.once('end', () => this.#left());
    socket.once('close', () => {
      this.#hasEnded = true;
      clearTimeout(this.#signIn);
    });
  }

  /** Settles when what was sent up to now is handled. */
  get settled(): Promise<void> {
    return this.#working;
  }

  /** Ends it, with last words where the protocol has some. */
  end(reason: TrackerEnd, lastWords: Uint8Array | null = null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#signIn);
    this.host.inlet.ended(this.host.protocol.name, reason);
    if (lastWords) this.socket.write(lastWords);
    this.socket.destroySoon();
  }

  #receive(bytes: Buffer): void {
    if (this.#hasEnded) return;
    this.#useless += bytes.length;
    const messages = this.#stream.push(bytes);
    for (const message of messages) this.#enqueue(message);
    if (this.#useless > this.host.limits.uselessBytes) this.end('useless');
  }

  #left(): void {
    for (const message of this.#stream.end()) this.#enqueue(message);
    void this.#working.then(() => this.socket.end());
  }

  #enqueue(message: Message): void {
    if (message.kind !== 'broken') this.#useless = 0;
    this.#waiting += 1;
    if (this.#waiting >= this.host.limits.waiting) this.socket.pause();
    this.#working = this.#working.then(() => this.#handle(message));
  }

  async #handle(message: Message): Promise<void> {
    try {
      if (!this.#hasEnded) await this.#obey(message);
    } catch (error) {
      // Not answered: the tracker sends it again.
      this.host.failed(error);
      this.end('failed');
    }
    this.#waiting -= 1;
    if (this.#waiting < this.host.limits.waiting) this.socket.resume();
  }

  async #obey(message: Message): Promise<void> {
    if (message.kind === 'sign_in') return this.#admit(message);
    if (message.kind === 'reports' && !(await this.#take(message.reports))) return;
    this.#answer(message.answer);
    if (message.kind === 'broken' && message.endsConnection) this.end('protocol');
  }

  /** What is refused is answered too: it would be refused again. */
  async #take(reports: readonly Report[]): Promise<boolean> {
    const { inlet, protocol } = this.host;
    // It may have been deleted since it came.
    const device = this.#name === null ? null : await inlet.speaking(protocol.name, this.#name);
    if (device) await inlet.take(protocol.name, device, reports);
    else this.end('unknown_device');
    return device !== null;
  }

  async #admit({ externalId, accept, refuse }: Extract<Message, { kind: 'sign_in' }>) {
    const { inlet, protocol } = this.host;
    const device = await inlet.speaking(protocol.name, externalId);
    if (!device) return this.end('unknown_device', refuse);
    this.#name = externalId;
    this.deviceId = device.id;
    clearTimeout(this.#signIn);
    this.host.signedIn(device, this);
    this.#answer(accept);
  }

  #answer(bytes: Uint8Array | null): void {
    if (bytes && this.socket.writable) this.socket.write(bytes);
  }
}
