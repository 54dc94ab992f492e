import type { ServerNotice, VideoQuality } from '../../protocol/index.js';
import { RoomError } from '../../room/room-error.js';
import { Peer, type PeerContext } from './peer.js';
import { AGAIN_MS, isPassing } from './passing.js';
import type { Signal } from './signal.js';

/**
 * A size is changed at the next whole picture, and senders pass over requests for one that come too
 * soon after another: so it is asked for again. What is so already costs nothing.
 */
const ASK_AGAIN_MS = [700, 2500];

type Offer = Extract<ServerNotice, { type: 'offer' }>;

/** Gets the tracks of others: says which are wanted, and answers what the server offers. */
export class Subscriber extends Peer {
  readonly #wanted = new Set<string>();
  readonly #qualities = new Map<string, VideoQuality>();
  /** Track by the `mid` of its line. */
  #lines = new Map<string, string>();
  #asking: string[] = [];
  /** Calls off what is to be asked again. */
  readonly #askAgain = new Map<string, () => void>();

  constructor(
    context: PeerContext,
    private readonly media: (trackId: string, track: MediaStreamTrack | null) => void,
  ) {
    super(context, 'subscriber');
  }

  /** Track that a line carries. */
  trackOf(mid: string): string | undefined {
    return this.#lines.get(mid);
  }

  /** Asks for tracks, all those of one moment at once; while not connected, later. */
  subscribe(trackIds: readonly string[]): void {
    for (const id of trackIds) this.#wanted.add(id);
    const isPlanned = this.#asking.length > 0;
    this.#asking.push(...trackIds);
    if (isPlanned || trackIds.length === 0) return;
    queueMicrotask(() => {
      const { signal } = this.context;
      const ids = [...new Set(this.#asking.splice(0))].filter((id) => this.#wanted.has(id));
      if (signal && ids.length > 0) void this.#ask(signal, ids);
    });
  }

  unsubscribe(trackIds: readonly string[]): void {
    const known = trackIds.filter((id) => this.#wanted.delete(id));
    for (const id of known) {
      this.#qualities.delete(id);
      this.#askAgain.get(id)?.();
      this.#askAgain.delete(id);
      this.media(id, null);
    }
    if (known.length === 0) return;
    this.context.signal?.request({ type: 'unsubscribe', track_ids: known }).catch(() => null);
  }

  setQuality(trackId: string, quality: VideoQuality): void {
    this.#qualities.set(trackId, quality);
    this.#tellQuality(trackId, quality);
    this.#askAgain.get(trackId)?.();
    const calls = ASK_AGAIN_MS.map((delayMs) =>
      this.context.clock.after(delayMs, () => this.#tellQuality(trackId, quality)),
    );
    this.#askAgain.set(trackId, () => calls.forEach((callOff) => callOff()));
  }

  /** Answers an offer, and hands out what its lines carry. */
  async take({ sdp, lines }: Offer): Promise<void> {
    const { signal } = this.context;
    await this.inTurn(async () => {
      if (!signal || signal !== this.context.signal) return;
      const pc = this.connection();
      await this.setRemote(pc, { type: 'offer', sdp });
      await pc.setLocalDescription(await pc.createAnswer());
      this.#handOut(pc, lines);
      await signal.request({ type: 'answer', sdp: pc.localDescription?.sdp ?? '' });
    }).catch((error: unknown) => {
      if (error instanceof RoomError && error.code === 'not_connected') return;
      this.context.failed(new RoomError('media_failure', String(error), { cause: error }));
    });
  }

  /** After the socket was cut: asks again for what has not come. */
  resume(): void {
    const there = new Set(this.#lines.values());
    this.subscribe([...this.#wanted].filter((id) => !there.has(id)));
    for (const [id, quality] of this.#qualities) this.#tellQuality(id, quality);
    this.check();
  }

  override reset(): void {
    this.closePeer();
    const gone = [...this.#lines.values()];
    this.#lines = new Map();
    for (const id of gone) this.media(id, null);
    this.subscribe([...this.#wanted]);
  }

  /** Forgets all wishes. */
  forget(): void {
    for (const callOff of this.#askAgain.values()) callOff();
    this.#askAgain.clear();
    this.#wanted.clear();
    this.#qualities.clear();
  }

  protected override async restartIce(signal: Signal): Promise<void> {
    await signal.request({ type: 'restart_ice', peer: 'subscriber' });
  }

  async #ask(signal: Signal, ids: readonly string[]): Promise<void> {
    try {
      await signal.request({ type: 'subscribe', track_ids: ids });
      for (const id of ids) {
        const quality = this.#qualities.get(id);
        if (quality && quality !== 'high') this.#tellQuality(id, quality);
      }
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      if (isPassing(error)) {
        // After a cut all that is missing is asked for anyway.
        if (signal.isOpen) this.context.clock.after(AGAIN_MS, () => this.#askIfWanted(signal, ids));
        return;
      }
      // One of them may be gone already; the others are still wanted.
      if (ids.length > 1) await Promise.all(ids.map((id) => this.#ask(signal, [id])));
      else if (this.#wanted.has(ids[0] ?? '')) this.context.failed(error);
    }
  }

  #askIfWanted(signal: Signal, ids: readonly string[]): void {
    const wanted = ids.filter((id) => this.#wanted.has(id));
    if (signal === this.context.signal && wanted.length > 0) void this.#ask(signal, wanted);
  }

  #tellQuality(trackId: string, quality: VideoQuality): void {
    if (!this.#wanted.has(trackId)) return;
    const told = this.context.signal?.request({ type: 'quality', track_id: trackId, quality });
    // A track that is not there yet is told its quality when it is.
    told?.catch(() => null);
  }

  #handOut(pc: RTCPeerConnection, lines: Offer['lines']): void {
    const before = this.#lines;
    this.#lines = new Map(lines.map(({ mid, track_id }) => [mid, track_id]));
    const now = new Set(this.#lines.values());
    for (const id of before.values()) if (!now.has(id)) this.media(id, null);
    for (const { mid, receiver } of pc.getTransceivers()) {
      const id = this.#lines.get(mid ?? '');
      if (id !== undefined && this.#wanted.has(id)) this.media(id, receiver.track);
    }
  }
}
