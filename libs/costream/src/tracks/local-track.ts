import type { TrackInfo, TrackSource } from '../protocol/index.js';
import { Track, type TrackHost } from './track.js';

/** A track of our own. */
export class LocalTrack extends Track {
  #id: string;
  #mutedBy: TrackInfo['muted'] = 'no';

  constructor(host: TrackHost, source: TrackSource) {
    super(host, source);
    this.#id = source;
  }

  override get id(): string {
    return this.#id;
  }

  override get mutedBy(): TrackInfo['muted'] {
    return this.#mutedBy;
  }

  /** The device it comes from; null while none is in use. */
  get deviceId(): string | null {
    return this.mediaStreamTrack?.getSettings().deviceId ?? null;
  }

  /** @internal */
  setId(id: string): void {
    this.#id = id;
    this.host.changed();
  }

  /** @internal */
  setMutedBy(mutedBy: TrackInfo['muted']): void {
    this.#mutedBy = mutedBy;
    if (this.mediaStreamTrack) this.mediaStreamTrack.enabled = mutedBy === 'no';
    this.host.changed();
  }

  /** Lets go of the device. @internal */
  stop(): void {
    this.mediaStreamTrack?.stop();
    this.setMedia(null);
  }
}
