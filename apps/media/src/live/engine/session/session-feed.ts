import { flvTag, type MediaMessage } from '@skydeck/rtmp';
import { EncoderLag } from '../encoder/encoder-lag.js';
import { elapsedMs } from './source-intake.js';

const MAX_JUMP_MS = 5_000;
/** An encoder that is so late is given less. */
const MOST_LAG_MS = 6_000;

/** Puts messages of a publisher on the timeline of the session, and leaves out what is too much. */
export class SessionFeed {
  readonly #lag = new EncoderLag();
  #originMs = 0;
  #baseMs = 0;
  #lastMs = 0;
  #isDropping = false;
  /** Whether the clock of the publisher is another than before. */
  hasJumped = false;
  droppedMessages = 0;

  constructor(private readonly nowMs: () => number) {}

  /** Another encoder begins: the time of its first message, and where that is on the timeline. */
  begin(originMs: number, baseMs: number): void {
    [this.#originMs, this.#baseMs, this.#lastMs] = [originMs, baseMs, baseMs];
    [this.#isDropping, this.hasJumped] = [false, false];
    this.#lag.reset();
  }

  /** Whether an encoder whose output is so far is in time. */
  isInTime(outputMs: number): boolean {
    return this.#lag.lagMs(outputMs, this.nowMs()) < MOST_LAG_MS;
  }

  /** What the encoder is given; null when it is left out. */
  tagOf({ kind, timestampMs, payload }: MediaMessage, isStart: boolean, keepsUp: boolean) {
    const timeMs = this.#baseMs + elapsedMs(this.#originMs, timestampMs);
    // A clock that jumps would be filled up with silence: the timeline breaks there instead.
    const isFar = Math.abs(timeMs - this.#lastMs) > MAX_JUMP_MS;
    this.hasJumped ||= isFar;
    // What cannot be kept up with is left out up to a keyframe, so that what remains can be shown.
    if (!keepsUp) this.#isDropping = true;
    else if (isStart) this.#isDropping = false;
    if (isFar || this.#isDropping) this.droppedMessages++;
    // Sound from before the first picture.
    if (isFar || this.#isDropping || timeMs < this.#baseMs) return null;
    this.#lastMs = timeMs;
    this.#lag.gave(timeMs, this.nowMs());
    return flvTag(kind, timeMs, payload);
  }
}
