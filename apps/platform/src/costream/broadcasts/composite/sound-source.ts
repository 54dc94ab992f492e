import type { TrackInfo } from '@skydeck/costream/protocol';
import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { SAMPLE_RATE, SOUND_BYTES } from '../../av/av-formats.js';
import { SoundDecoder } from '../../av/sound-decoder.js';
import type { RoomTaps } from '../../engine/room-taps.js';
import { TrackTap } from './track-tap.js';

const bytesOf = (ms: number) => (SAMPLE_RATE / 1000) * ms * SOUND_BYTES;
/** Kept back, so that packets that are late leave no hole. */
const AHEAD_BYTES = bytesOf(80);
/** The clock of who speaks is not ours: what piles up is left out. */
const MOST_BYTES = bytesOf(400);

/** The sound of one track, as it is to be heard next. */
export class SoundSource {
  failure: string | null = null;
  /** How loud it was of late: 0 to 32,767. */
  level = 0;
  readonly #decoder: SoundDecoder;
  #tap: TrackTap | undefined;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #isFlowing = false;
  #isClosed = false;

  constructor(
    readonly identity: string,
    readonly track: TrackInfo,
    kind: SandboxKind,
  ) {
    this.#decoder = new SoundDecoder(kind, (bytes) => this.#keep(bytes));
    void this.#decoder.ended.then((why) => (this.failure = why));
  }

  /** @throws when the engine does not have the track */
  async open(taps: RoomTaps, roomId: string): Promise<void> {
    const tap = await TrackTap.open(taps, roomId, this.track, (packets) => {
      for (const { payload } of packets) this.#decoder.feed(payload);
    });
    if (this.#isClosed) await tap.close();
    else this.#tap = tap;
  }

  /** The next so many bytes; null while there are not as many. */
  take(bytes: number): Buffer | null {
    if (!this.#isFlowing && this.#bytes < AHEAD_BYTES + bytes) return null;
    this.#isFlowing = this.#bytes >= bytes;
    if (!this.#isFlowing) return null;
    const all = this.#waiting.length === 1 ? this.#waiting[0] : Buffer.concat(this.#waiting);
    const taken = (all ?? Buffer.alloc(0)).subarray(0, bytes);
    this.#waiting = all ? [all.subarray(bytes)] : [];
    this.#bytes -= bytes;
    return taken;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#tap?.close(), this.#decoder.kill()]);
  }

  #keep(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#bytes += bytes.length;
    if (this.#bytes <= MOST_BYTES) return;
    const all = Buffer.concat(this.#waiting);
    const from = all.length - AHEAD_BYTES;
    this.#waiting = [all.subarray(from - (from % SOUND_BYTES))];
    this.#bytes = this.#waiting[0]?.length ?? 0;
  }
}
