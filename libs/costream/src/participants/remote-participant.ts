import type { ParticipantInfo, Permissions, TrackInfo, TrackSource } from '../protocol/index.js';
import { RemoteTrack } from '../tracks/remote-track.js';
import type { TrackHost } from '../tracks/track.js';

/** Somebody else in the room. */
export class RemoteParticipant {
  readonly #tracks = new Map<string, RemoteTrack>();
  #info: ParticipantInfo;
  #level = 0;
  #isSpeaking = false;
  #quality = 5;

  constructor(
    private readonly host: TrackHost,
    info: ParticipantInfo,
  ) {
    this.#info = info;
  }

  /** Unique in the room. */
  get identity(): string {
    return this.#info.identity;
  }

  get name(): string {
    return this.#info.name;
  }

  get metadata(): Readonly<Record<string, unknown>> | null {
    return this.#info.metadata;
  }

  get handRaised(): boolean {
    return this.#info.hand_raised;
  }

  get permissions(): Permissions {
    return this.#info.permissions;
  }

  get joinedAt(): Date {
    return new Date(this.#info.joined_at);
  }

  /** 0 (lost) to 5 (excellent). */
  get connectionQuality(): number {
    return this.#quality;
  }

  get isSpeaking(): boolean {
    return this.#isSpeaking;
  }

  /** Loudness, 0 to 1. */
  get level(): number {
    return this.#level;
  }

  /** What they publish, the oldest first. */
  get tracks(): readonly RemoteTrack[] {
    return [...this.#tracks.values()];
  }

  /** The track of a source, when they publish one. */
  track(source: TrackSource): RemoteTrack | undefined {
    return this.tracks.find((track) => track.source === source);
  }

  /** @internal */
  update(info: ParticipantInfo): void {
    this.#info = info;
  }

  /** @internal */
  setLevel(level: number | null): void {
    this.#isSpeaking = level !== null;
    this.#level = level ?? 0;
  }

  /** @internal */
  setConnectionQuality(score: number): void {
    this.#quality = score;
  }

  /** @returns the track when it is new @internal */
  putTrack(info: TrackInfo): RemoteTrack | null {
    const known = this.#tracks.get(info.id);
    known?.update(info);
    if (known) return null;
    const track = new RemoteTrack(this.host, info);
    this.#tracks.set(info.id, track);
    return track;
  }

  /** @internal */
  dropTrack(trackId: string): RemoteTrack | null {
    const track = this.#tracks.get(trackId);
    this.#tracks.delete(trackId);
    return track ?? null;
  }
}
