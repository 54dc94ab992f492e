import type { TrackInfo, TrackSource } from '../protocol/index.js';

/** What tracks tell the room they are in. */
export interface TrackHost {
  changed(): void;
  /** The page may not play sound before somebody clicks. */
  playbackBlocked(element: HTMLMediaElement): void;
  setQuality(trackId: string, quality: 'high' | 'medium' | 'low' | 'off'): void;
  setSubscribed(trackId: string, isSubscribed: boolean): void;
  readonly isAdaptive: boolean;
}

/** Sound or a picture that somebody publishes. */
export abstract class Track {
  readonly #elements = new Set<HTMLMediaElement>();
  #media: MediaStreamTrack | null = null;

  constructor(
    protected readonly host: TrackHost,
    readonly source: TrackSource,
  ) {}

  /** `trk_…`; of a track of our own that the server has not named yet, its source. */
  abstract readonly id: string;

  /** By whom it is silenced: nobody, its publisher, or a moderator. */
  abstract readonly mutedBy: TrackInfo['muted'];

  get kind(): 'audio' | 'video' {
    return this.source === 'camera' || this.source === 'screen_share' ? 'video' : 'audio';
  }

  /** Whether it is silent or dark by intention. */
  get muted(): boolean {
    return this.mutedBy !== 'no';
  }

  /** The media; null until it is there, and while there is none. */
  get mediaStreamTrack(): MediaStreamTrack | null {
    return this.#media;
  }

  /** Elements that show it now. */
  get elements(): ReadonlySet<HTMLMediaElement> {
    return this.#elements;
  }

  /** Plays it in an element (`<video>` or `<audio>`), now or as soon as its media is there. */
  attach(element: HTMLMediaElement): void {
    this.#elements.add(element);
    this.#show(element);
  }

  /** Takes it out of an element, or of all. */
  detach(element?: HTMLMediaElement): void {
    for (const one of element ? [element] : this.#elements) {
      if (this.#elements.delete(one)) one.srcObject = null;
    }
  }

  /** @internal */
  setMedia(media: MediaStreamTrack | null): void {
    if (media === this.#media) return;
    this.#media = media;
    for (const element of this.#elements) this.#show(element);
    this.host.changed();
  }

  #show(element: HTMLMediaElement): void {
    const media = this.#media;
    const shown = element.srcObject instanceof MediaStream ? element.srcObject : null;
    if (shown?.getTracks()[0] === media) return;
    element.srcObject = media ? new MediaStream([media]) : null;
    if (!media) return;
    element.autoplay = true;
    if (element instanceof HTMLVideoElement) element.playsInline = true;
    element.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') this.host.playbackBlocked(element);
    });
  }
}
