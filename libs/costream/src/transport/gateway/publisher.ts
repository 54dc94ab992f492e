import type { PublishResult, RestartIceResult, TrackSource } from '../../protocol/index.js';
import { RoomError } from '../../room/room-error.js';
import type { OutgoingTrack, TransportListener } from '../transport.js';
import { encodingsOf } from './encodings.js';
import { Peer, type PeerContext } from './peer.js';
import { AGAIN_MS, isPassing } from './passing.js';
import type { Signal } from './signal.js';

interface Line {
  track: MediaStreamTrack | null;
  muted: boolean;
  /** What the server knows of that. */
  toldMuted: boolean;
  transceiver: RTCRtpTransceiver | null;
  /** Null until the server has named it. */
  trackId: string | null;
  /** Whether somebody waits to hear that it is published. */
  isAwaited: boolean;
  /** What the server refused it with. */
  error?: RoomError;
}

type Entry = readonly [TrackSource, Line];

/** Sends our own tracks, one line a source. */
export class Publisher extends Peer {
  readonly #lines = new Map<TrackSource, Line>();
  /** Lines that send nothing now, to be used again by the same source. */
  readonly #spare = new Map<TrackSource, RTCRtpTransceiver>();
  #stopRetry: () => void = () => {};

  constructor(
    context: PeerContext,
    private readonly told: Pick<TransportListener, 'published' | 'refused'>,
  ) {
    super(context, 'publisher');
  }

  /** Track that a line carries. */
  trackOf(mid: string): string | undefined {
    const found = [...this.#lines.values()].find(({ transceiver }) => transceiver?.mid === mid);
    return found?.trackId ?? undefined;
  }

  /** Resolves when the server has it; while not connected it is sent later, and this resolves. */
  async publish({ source, track, muted }: OutgoingTrack): Promise<void> {
    const line: Line = {
      track,
      muted,
      toldMuted: muted,
      transceiver: null,
      trackId: null,
      isAwaited: true,
    };
    this.#lines.set(source, line);
    await this.#negotiate();
    line.isAwaited = false;
    if (line.error) throw line.error;
  }

  async replace(source: TrackSource, track: MediaStreamTrack | null): Promise<void> {
    const line = this.#lines.get(source);
    if (!line) return;
    line.track = track;
    await line.transceiver?.sender.replaceTrack(track);
  }

  async unpublish(source: TrackSource): Promise<void> {
    const line = this.#lines.get(source);
    if (!line) return;
    this.#lines.delete(source);
    await this.#rest(source, line);
    await this.#negotiate();
  }

  async setMuted(source: TrackSource, muted: boolean): Promise<void> {
    const line = this.#lines.get(source);
    if (!line) return;
    line.muted = muted;
    const { signal } = this.context;
    if (!signal || line.trackId === null) return;
    try {
      await signal.request({ type: 'mute', track_id: line.trackId, muted });
      line.toldMuted = muted;
    } catch (error) {
      if (error instanceof RoomError && error.code === 'not_connected') return;
      line.muted = line.toldMuted;
      throw error;
    }
  }

  /** After the socket was cut: tells what changed in between. */
  resume(): void {
    void this.#negotiate();
    for (const [source, { muted, toldMuted }] of this.#lines) {
      if (muted !== toldMuted) this.setMuted(source, muted).catch(() => null);
    }
    this.check();
  }

  override reset(): void {
    this.#stopRetry();
    this.#discard();
    void this.#negotiate();
  }

  /** Forgets all tracks. */
  forget(): void {
    this.#stopRetry();
    this.#lines.clear();
  }

  protected override async restartIce(signal: Signal): Promise<void> {
    const { pc } = this;
    if (!pc) return;
    await pc.setLocalDescription(await pc.createOffer({ iceRestart: true }));
    const sdp = pc.localDescription?.sdp ?? '';
    const request = { type: 'restart_ice', peer: 'publisher', sdp } as const;
    const answer = await signal.request<RestartIceResult>(request);
    await this.setRemote(pc, { type: 'answer', sdp: answer.sdp ?? '' });
  }

  async #negotiate(): Promise<void> {
    await this.inTurn(async () => {
      const { signal } = this.context;
      if (!signal || !this.#isStale()) return;
      // What is published while this is agreed on waits for its own turn.
      const fresh = [...this.#lines].filter(([, { trackId }]) => trackId === null);
      const refusal = await this.#attempt(signal, [...this.#lines]);
      if (refusal === null) return;
      for (const [source, line] of fresh) await this.#rest(source, line);
      // One that is refused should not keep others from being sent: each for itself then.
      for (const entry of fresh) {
        const settled = [...this.#lines].filter(([, { trackId }]) => trackId !== null);
        const isAlone = fresh.length === 1;
        const refused = isAlone ? refusal : await this.#attempt(signal, [...settled, entry]);
        if (refused) await this.#withdraw(entry, refused);
      }
    });
  }

  /** @returns what the server refuses it with; null when it does not, or it is tried again later */
  async #attempt(signal: Signal, lines: readonly Entry[]): Promise<RoomError | null> {
    const pc = this.connection();
    try {
      await this.#offer(pc, signal, lines);
      return null;
    } catch (error) {
      // It was begun anew meanwhile.
      if (pc !== this.pc) return null;
      if (isPassing(error)) {
        this.#stopRetry();
        this.#stopRetry = this.context.clock.after(AGAIN_MS, () => void this.#negotiate());
        return null;
      }
      // While nothing is sent yet, the next one is better off with a connection without traces of it.
      if (lines.every(([, { trackId }]) => trackId === null)) this.#discard();
      else if (pc.signalingState === 'have-local-offer') {
        await pc.setLocalDescription({ type: 'rollback' }).catch(() => null);
      }
      if (error instanceof RoomError) return error;
      return new RoomError('media_failure', String(error), { cause: error });
    }
  }

  /** Closes the connection, and forgets what it was agreed on. */
  #discard(): void {
    this.closePeer();
    this.#spare.clear();
    for (const line of this.#lines.values()) {
      line.transceiver = null;
      line.trackId = null;
    }
  }

  #isStale(): boolean {
    const resting = [...this.#spare.values()].some((one) => one.currentDirection === 'sendonly');
    return resting || [...this.#lines.values()].some(({ trackId }) => trackId === null);
  }

  async #offer(pc: RTCPeerConnection, signal: Signal, lines: readonly Entry[]): Promise<void> {
    for (const [source, line] of lines) await this.#put(pc, source, line);
    await pc.setLocalDescription(await pc.createOffer());
    const tracks = lines.map(([source, line]) => {
      const { transceiver, track, muted } = line;
      line.toldMuted = muted;
      const { width, height } = track?.kind === 'video' ? track.getSettings() : {};
      return { mid: transceiver?.mid ?? '', source, muted, width, height };
    });
    const sdp = pc.localDescription?.sdp ?? '';
    const result = await signal.request<PublishResult>({ type: 'publish', sdp, tracks });
    if (pc !== this.pc) return;
    await this.setRemote(pc, { type: 'answer', sdp: result.sdp });
    const ids = new Map(result.lines.map(({ mid, track_id }) => [mid, track_id]));
    for (const [source, line] of lines) {
      const id = ids.get(line.transceiver?.mid ?? '');
      if (id === undefined || id === line.trackId) continue;
      line.trackId = id;
      this.told.published(source, id);
    }
  }

  async #put(pc: RTCPeerConnection, source: TrackSource, line: Line): Promise<void> {
    if (line.transceiver) return;
    const spare = this.#spare.get(source);
    if (spare) {
      this.#spare.delete(source);
      spare.direction = 'sendonly';
      await spare.sender.replaceTrack(line.track);
      line.transceiver = spare;
      return;
    }
    const isVideo = source === 'camera' || source === 'screen_share';
    line.transceiver = pc.addTransceiver(line.track ?? (isVideo ? 'video' : 'audio'), {
      direction: 'sendonly',
      sendEncodings: encodingsOf(source, line.track),
    });
  }

  async #rest(source: TrackSource, line: Line): Promise<void> {
    const { transceiver } = line;
    if (!transceiver) return;
    line.transceiver = null;
    this.#spare.set(source, transceiver);
    transceiver.direction = 'inactive';
    await transceiver.sender.replaceTrack(null).catch(() => null);
  }

  /** Takes back what the server has refused. */
  async #withdraw([source, line]: Entry, error: RoomError): Promise<void> {
    await this.#rest(source, line);
    if (this.#lines.get(source) === line) this.#lines.delete(source);
    line.error = error;
    if (!line.isAwaited) this.told.refused(source, error);
  }
}
