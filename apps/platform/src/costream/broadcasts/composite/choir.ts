import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { RoomTaps } from '../../engine/room-taps.js';
import type { ChosenTrack } from './choose-tracks.js';
import { mixSound } from './mix-sound.js';
import { SoundSource } from './sound-source.js';

/** Somebody else is shown when they are that much louder. */
const LOUDER = 1.5;
/** What is quieter is no speech. */
const SPEECH_LEVEL = 800;
/** Whoever speaks is shown for that long at least. */
const SPEAKS_FOR_MS = 2_500;

/** Everybody who is heard. */
export class Choir {
  readonly #sources = new Map<string, SoundSource>();
  #speaker: string | null = null;
  #speaksSinceMs = 0;

  constructor(
    private readonly taps: RoomTaps,
    private readonly roomId: string,
    private readonly kind: SandboxKind,
  ) {}

  /** Lets these be heard from now on. */
  hear(tracks: readonly ChosenTrack[]): void {
    const wanted = new Set(tracks.map(({ track }) => track.id));
    for (const [id, source] of this.#sources) {
      if (wanted.has(id) && source.failure === null) continue;
      this.#sources.delete(id);
      void source.close();
    }
    for (const { identity, track } of tracks) {
      if (this.#sources.has(track.id)) continue;
      const source = new SoundSource(identity, track, this.kind);
      this.#sources.set(track.id, source);
      source.open(this.taps, this.roomId).catch((error: unknown) => {
        source.failure = String(error);
      });
    }
  }

  /** The next sound. @param bytes of two channels */
  mix(bytes: number): Buffer {
    return mixSound(this.#sources.values(), bytes);
  }

  /** Who speaks; does not change with every word. @param nowMs of a steady clock */
  speaker(nowMs: number): string | null {
    const byLevel = [...this.#sources.values()].toSorted((one, other) => other.level - one.level);
    const [loudest] = byLevel;
    const current = byLevel.find(({ identity }) => identity === this.#speaker);
    if (!loudest || loudest.level < SPEECH_LEVEL || loudest === current) return this.#speaker;
    const isDue = nowMs - this.#speaksSinceMs >= SPEAKS_FOR_MS;
    if (current && (!isDue || loudest.level < current.level * LOUDER)) return this.#speaker;
    this.#speaker = loudest.identity;
    this.#speaksSinceMs = nowMs;
    return this.#speaker;
  }

  async close(): Promise<void> {
    const sources = [...this.#sources.values()];
    this.#sources.clear();
    await Promise.all(sources.map((source) => source.close()));
  }
}
