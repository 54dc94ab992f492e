import type { CandidateInit, IceServer } from '../../protocol/index.js';
import type { RoomClock } from '../../room/clock.js';
import { RoomError } from '../../room/room-error.js';
import { rtcIceServers } from '../ice-servers.js';
import { isPassing } from './passing.js';
import type { Signal } from './signal.js';

/** A connection that comes back by itself does so within this time. */
const PATIENCE_MS = 2000;
/** A restart of ICE that has not helped by then is tried again. */
const RESTART_MS = 8000;
const MAX_RESTARTS = 3;

/** What both peer connections need. */
export interface PeerContext {
  readonly clock: RoomClock;
  readonly iceTransportPolicy: RTCIceTransportPolicy;
  iceServers: readonly IceServer[];
  /** The socket while it is joined; null in between. */
  signal: Signal | null;
  failed(error: RoomError): void;
  /** Restarts of ICE did not help: only a new stay does. */
  hopeless(): void;
}

/** One `RTCPeerConnection` with the gateway; what is done to it is done in turn. */
export abstract class Peer {
  #pc: RTCPeerConnection | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #candidates: (CandidateInit | null)[] = [];
  #stopWaiting: () => void = () => {};
  #restarts = 0;

  constructor(
    protected readonly context: PeerContext,
    private readonly name: 'publisher' | 'subscriber',
  ) {}

  /** The connection, when there is one. */
  get pc(): RTCPeerConnection | null {
    return this.#pc;
  }

  /** Asks for other paths through the network. */
  protected abstract restartIce(signal: Signal): Promise<void>;

  /** Begins anew with another connection and the same wishes. */
  abstract reset(): void;

  /** A candidate of the other side; it waits for the description it belongs to. */
  async addCandidate(candidate: CandidateInit | null): Promise<void> {
    if (!this.#pc?.remoteDescription) this.#candidates.push(candidate);
    else await this.#pc.addIceCandidate(candidate ?? undefined).catch(() => null);
  }

  /** Looks whether the path still works, now and not when it times out. */
  check(): void {
    const { state } = this;
    if (state === 'failed') this.#restart();
    else if (state === 'disconnected') this.#later(PATIENCE_MS);
  }

  get state(): RTCPeerConnectionState | 'none' {
    return this.#pc?.connectionState ?? 'none';
  }

  /** Closes the connection; what is in the queue finds another one, or none. */
  closePeer(): void {
    this.#stopWaiting();
    this.#candidates = [];
    this.#restarts = 0;
    if (!this.#pc) return;
    this.#pc.onconnectionstatechange = null;
    this.#pc.onicecandidate = null;
    this.#pc.close();
    this.#pc = null;
  }

  protected async inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task, task);
    this.#queue = turn.catch(() => null);
    return turn;
  }

  protected connection(): RTCPeerConnection {
    if (this.#pc) return this.#pc;
    const { iceServers, iceTransportPolicy } = this.context;
    const pc = new RTCPeerConnection({
      iceServers: rtcIceServers(iceServers),
      iceTransportPolicy,
      bundlePolicy: 'max-bundle',
    });
    pc.onicecandidate = ({ candidate }) => this.#tell(candidate);
    pc.onconnectionstatechange = () => this.#stateChanged();
    this.#pc = pc;
    return pc;
  }

  protected async setRemote(pc: RTCPeerConnection, description: RTCSessionDescriptionInit) {
    await pc.setRemoteDescription(description);
    const waiting = this.#candidates.splice(0);
    for (const candidate of waiting) await this.addCandidate(candidate);
  }

  #tell(candidate: RTCIceCandidate | null): void {
    const { signal } = this.context;
    const told = signal?.request({
      type: 'candidate',
      peer: this.name,
      candidate: candidate ? (candidate.toJSON() as CandidateInit) : null,
    });
    told?.catch(() => null);
  }

  #stateChanged(): void {
    this.#stopWaiting();
    if (this.state === 'connected') this.#restarts = 0;
    else this.check();
  }

  #later(delayMs: number): void {
    this.#stopWaiting();
    this.#stopWaiting = this.context.clock.after(delayMs, () => {
      if (this.#pc && this.state !== 'connected') this.#restart();
    });
  }

  #restart(): void {
    const { signal } = this.context;
    // Without the socket nothing can be agreed; `check` is called when it is back.
    if (!signal?.isOpen) return;
    this.#restarts += 1;
    if (this.#restarts > MAX_RESTARTS) {
      this.#restarts = 0;
      this.context.hopeless();
      return;
    }
    this.#later(RESTART_MS);
    this.inTurn(async () => this.restartIce(signal)).catch((error: unknown) => {
      if (isPassing(error)) return;
      // The server has let go of its end already.
      this.reset();
    });
  }
}
