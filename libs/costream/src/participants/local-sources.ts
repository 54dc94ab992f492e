import type { TrackSource } from '../protocol/index.js';
import { RoomError } from '../room/room-error.js';
import { LocalTrack } from '../tracks/local-track.js';
import type { TrackHost } from '../tracks/track.js';
import type { Transport } from '../transport/transport.js';

/** Our own tracks, one a source; what is asked of one source happens in that order. */
export class LocalSources {
  readonly #tracks = new Map<TrackSource, LocalTrack>();
  readonly #queues = new Map<TrackSource, Promise<unknown>>();
  #isClosed = false;

  constructor(
    private readonly host: TrackHost,
    private readonly transport: Transport,
  ) {}

  get all(): readonly LocalTrack[] {
    return [...this.#tracks.values()];
  }

  get(source: TrackSource): LocalTrack | undefined {
    return this.#tracks.get(source);
  }

  /** Waits for what was asked before of the source. */
  async inTurn<T>(source: TrackSource, task: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(source) ?? Promise.resolve();
    const turn = before.then(task, task);
    this.#queues.set(source, turn);
    return turn;
  }

  /** Sends media as the track of a source, instead of what it sent before. */
  async send(source: TrackSource, media: MediaStreamTrack): Promise<LocalTrack> {
    if (this.#isClosed) {
      media.stop();
      throw new RoomError('not_connected', 'The room is over');
    }
    const known = this.#tracks.get(source);
    if (known) await this.#exchange(known, media);
    return known ?? this.#publish(source, media);
  }

  async #publish(source: TrackSource, media: MediaStreamTrack): Promise<LocalTrack> {
    const track = new LocalTrack(this.host, source);
    this.#tracks.set(source, track);
    this.#take(track, media);
    try {
      await this.transport.publish({ source, track: media, muted: false });
    } catch (error) {
      this.forget(track);
      throw error;
    }
    return track;
  }

  async #exchange(track: LocalTrack, media: MediaStreamTrack): Promise<void> {
    const { source, mediaStreamTrack: before } = track;
    const isDark = track.mutedBy === 'self';
    media.enabled = !track.muted || isDark;
    this.#take(track, media);
    before?.stop();
    await this.transport.replace(source, media);
    if (isDark) await this.unmute(track);
  }

  /** Silences it by its publisher; `isDeviceOff` stops the device too. */
  async mute(track: LocalTrack, isDeviceOff: boolean): Promise<void> {
    if (track.mutedBy === 'no') track.setMutedBy('self');
    if (isDeviceOff) track.stop();
    const told = this.transport.setMuted(track.source, true);
    await Promise.all([told, isDeviceOff && this.transport.replace(track.source, null)]);
  }

  async unmute(track: LocalTrack): Promise<void> {
    await this.transport.setMuted(track.source, false);
    track.setMutedBy('no');
  }

  /** No longer publishes it, and stops its device. */
  async withdraw(source: TrackSource): Promise<void> {
    const track = this.#tracks.get(source);
    if (!track) return;
    this.forget(track);
    await this.transport.unpublish(source);
  }

  /** Stops its device; says nothing to the server. */
  forget(track: LocalTrack): void {
    if (this.#tracks.get(track.source) === track) this.#tracks.delete(track.source);
    track.detach();
    track.stop();
    this.host.changed();
  }

  /** Stops every device. */
  close(): void {
    this.#isClosed = true;
    for (const track of this.all) this.forget(track);
  }

  #take(track: LocalTrack, media: MediaStreamTrack): void {
    track.setMedia(media);
    // Unplugged, taken away by the system, or ended by the browser's own button.
    const gone = () => {
      if (track.mediaStreamTrack !== media) return;
      const isScreen = track.source.startsWith('screen_share');
      const done = isScreen ? this.withdraw(track.source) : this.mute(track, true);
      done.catch(() => null);
    };
    media.addEventListener('ended', gone, { once: true });
  }
}
