import {
  type CameraOptions,
  type MicrophoneOptions,
  openCamera,
  openMicrophone,
  openScreen,
  type ScreenOptions,
} from '../devices/capture.js';
import type { ParticipantInfo, Permissions, TrackSource } from '../protocol/index.js';
import type { LocalTrack } from '../tracks/local-track.js';
import type { LocalSources } from './local-sources.js';

const NOTHING: Permissions = {
  publish: [],
  subscribe: false,
  data: false,
  hidden: false,
  moderate: false,
};

/** Who we are in the room, and what we show of us. */
export class LocalParticipant {
  readonly #sources: LocalSources;
  #info: Omit<ParticipantInfo, 'tracks' | 'joined_at'>;
  #level: number | null = null;
  #quality = 5;

  /** @internal */
  constructor(sources: LocalSources, who: { identity: string; name: string }) {
    this.#sources = sources;
    this.#info = { ...who, metadata: null, permissions: NOTHING, hand_raised: false };
  }

  get identity(): string {
    return this.#info.identity;
  }

  get name(): string {
    return this.#info.name;
  }

  get metadata(): Readonly<Record<string, unknown>> | null {
    return this.#info.metadata;
  }

  /** What we may do; nothing before the server has said so. */
  get permissions(): Permissions {
    return this.#info.permissions;
  }

  get handRaised(): boolean {
    return this.#info.hand_raised;
  }

  /** 0 (lost) to 5 (excellent). */
  get connectionQuality(): number {
    return this.#quality;
  }

  get isSpeaking(): boolean {
    return this.#level !== null;
  }

  /** Loudness, 0 to 1. */
  get level(): number {
    return this.#level ?? 0;
  }

  /** What we publish; a camera that is off stays as a track that is muted. */
  get tracks(): readonly LocalTrack[] {
    return this.#sources.all;
  }

  /** The track of a source, when we publish one. */
  track(source: TrackSource): LocalTrack | undefined {
    return this.#sources.get(source);
  }

  /**
   * Switches the camera on (or to another device) or off; off lets go of the device.
   * @throws `device_denied`, `device_missing`, `device_busy`, or what the server refuses with
   */
  async setCamera(on: boolean, options?: CameraOptions): Promise<void> {
    await this.#sources.inTurn('camera', async () => {
      const track = this.#sources.get('camera');
      if (!on) return track && this.#sources.mute(track, true);
      if (track?.mediaStreamTrack && !track.muted && !options) return undefined;
      // Refused before its light goes on, while a moderator keeps it off.
      if (track?.mutedBy === 'moderator') await this.#sources.unmute(track);
      return this.#sources.send('camera', await openCamera(options));
    });
  }

  /**
   * Switches the microphone on (or to another device) or off; off keeps the device, so that it is on
   * again at once. @throws `device_denied`, `device_missing`, `device_busy`, or what the server says
   */
  async setMicrophone(on: boolean, options?: MicrophoneOptions): Promise<void> {
    await this.#sources.inTurn('microphone', async () => {
      const track = this.#sources.get('microphone');
      if (!on) return track && this.#sources.mute(track, false);
      if (!track?.mediaStreamTrack || options) {
        return this.#sources.send('microphone', await openMicrophone(options));
      }
      return track.muted ? this.#sources.unmute(track) : undefined;
    });
  }

  /** Shows the screen, a window or a tab; the user chooses. @throws `device_denied` when they do not */
  async setScreenShare(on: boolean, options?: ScreenOptions): Promise<void> {
    await this.#sources.inTurn('screen_share', async () => {
      if (!on) return Promise.all(SCREEN.map((source) => this.#sources.withdraw(source)));
      if (this.#sources.get('screen_share')) return undefined;
      const tracks = await openScreen(options);
      return Promise.all(tracks.map((track) => this.#sources.send(sourceOf(track), track)));
    });
  }

  /**
   * Publishes media of the app's own as that source, instead of what the source sent before. It is
   * stopped when it is no longer published.
   */
  async publishTrack(track: MediaStreamTrack, source: TrackSource): Promise<LocalTrack> {
    return this.#sources.inTurn(source, () => this.#sources.send(source, track));
  }

  /** No longer publishes what a source sends, and lets go of its device. */
  async unpublishTrack(source: TrackSource): Promise<void> {
    await this.#sources.inTurn(source, () => this.#sources.withdraw(source));
  }

  /** @internal */
  update(info: Omit<ParticipantInfo, 'tracks' | 'joined_at'>): void {
    this.#info = info;
    this.setPermissions(info.permissions);
    for (const track of (info as ParticipantInfo).tracks ?? []) {
      this.#sources.get(track.source)?.setMutedBy(track.muted);
    }
  }

  /** Lets go of what the server does not take. @internal */
  drop(source: TrackSource): void {
    const track = this.#sources.get(source);
    if (track) this.#sources.forget(track);
  }

  /** Lets go of what may no longer be published. @internal */
  setPermissions(permissions: Permissions): void {
    this.#info = { ...this.#info, permissions };
    for (const track of this.tracks) {
      if (permissions.publish.includes(track.source)) continue;
      this.#sources.withdraw(track.source).catch(() => null);
    }
  }

  /** @internal */
  setLevel(level: number | null): void {
    this.#level = level;
  }

  /** @internal */
  setConnectionQuality(score: number): void {
    this.#quality = score;
  }
}

const SCREEN = ['screen_share', 'screen_share_audio'] as const;

const sourceOf = (track: MediaStreamTrack): TrackSource =>
  track.kind === 'video' ? 'screen_share' : 'screen_share_audio';
