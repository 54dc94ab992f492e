import type { TrackInfo, VideoQuality } from '../protocol/index.js';
import { RenderedSize } from './rendered-size.js';
import { Track, type TrackHost } from './track.js';

/** A track of somebody else. */
export class RemoteTrack extends Track {
  #info: TrackInfo;
  #isSubscribed = false;
  #chosen: VideoQuality | null = null;
  #quality: VideoQuality = 'high';
  readonly #size: RenderedSize | null;

  constructor(host: TrackHost, info: TrackInfo) {
    super(host, info.source);
    this.#info = info;
    const isWatched = host.isAdaptive && info.kind === 'video';
    this.#size = isWatched ? new RenderedSize(() => this.#adapt()) : null;
  }

  override get id(): string {
    return this.#info.id;
  }

  override get mutedBy(): TrackInfo['muted'] {
    return this.#info.muted;
  }

  /** What its publisher said of it. */
  get info(): TrackInfo {
    return this.#info;
  }

  /** Whether its media is wanted. */
  get isSubscribed(): boolean {
    return this.#isSubscribed;
  }

  /** How big a picture is asked for now. */
  get quality(): VideoQuality {
    return this.#quality;
  }

  /**
   * Chooses how big a picture comes. What is chosen stays, whatever size it is shown in; null leaves
   * it to the size again.
   */
  setQuality(quality: VideoQuality | null): void {
    this.#chosen = quality;
    if (quality !== null) this.#ask(quality);
    else if (this.#size) this.#adapt();
    else this.#ask('high');
  }

  /** Gets its media, or does without. */
  setSubscribed(isSubscribed: boolean): void {
    if (isSubscribed === this.#isSubscribed) return;
    this.#isSubscribed = isSubscribed;
    this.host.setSubscribed(this.id, isSubscribed);
    this.host.changed();
  }

  override attach(element: HTMLMediaElement): void {
    super.attach(element);
    this.#size?.watch(element);
  }

  override detach(element?: HTMLMediaElement): void {
    super.detach(element);
    this.#size?.unwatch(element);
  }

  /** @internal */
  update(info: TrackInfo): void {
    this.#info = info;
    if (this.#size?.isWatching) this.#adapt();
    this.host.changed();
  }

  /** @internal */
  close(): void {
    this.detach();
    this.#size?.close();
    this.setMedia(null);
  }

  #adapt(): void {
    if (this.#chosen !== null || !this.#size) return;
    const { width = 1280, height = 720, simulcast } = this.#info;
    const fitting = this.#size.qualityFor(width, height);
    this.#ask(fitting === 'off' || simulcast ? fitting : 'high');
  }

  #ask(quality: VideoQuality): void {
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.host.setQuality(this.id, quality);
    this.host.changed();
  }
}
