import {
  avcConfigOf,
  type MediaMessage,
  type PayloadKind,
  type PictureSize,
  pictureSize,
} from '@skydeck/rtmp';
import { MAX_PASSED_GAP_MS } from '../encoder/live-source.js';

/** What a decoder needs before the first frame. */
export interface Configs {
  video: Buffer | undefined;
  audio: Buffer | undefined;
}

/** What is known of a source once encoding can begin. */
export interface KnownSource {
  readonly size: PictureSize | null;
  readonly framesPerSecond: number;
  readonly hasAudio: boolean;
  readonly isPassable: boolean;
}

const MAX_PASSED_FPS = 61;
const MAX_PASSED_SIDE = 4096;
/** A publisher with a picture sends some of it by then. */
const SOUND_ONLY_MS = 2_500;
const NO_KEYFRAME_MS = 10_000;
const MAX_HELD_BYTES = 32 * 1024 * 1024;
const USUAL_FPS = 30;

/** The difference of two times of RTMP, which begin again after 49 days. */
export const elapsedMs = (since: number, until: number) => (until - since) | 0;

/** Holds what comes from the first keyframe on until it is known how it is to be encoded. */
export class SourceIntake {
  readonly held: MediaMessage[] = [];
  #heldBytes = 0;
  #firstMs: number | undefined;
  #keyframeMs: number | undefined;
  #hasPicture = false;
  #pictures = 0;
  /** When the first frame that is held came. */
  startedAt: Date | undefined;

  constructor(
    private readonly configs: Configs,
    /** What was found out by an earlier one. */
    private readonly isPassable: boolean | undefined,
    private readonly now: () => Date,
  ) {}

  /** What is known, once it is enough; a reason when it never will be. */
  push(
    message: MediaMessage,
    kind: PayloadKind,
  ): KnownSource | 'no_keyframe' | 'codec_unsupported' | 'bitrate_exceeded' | null {
    this.#firstMs ??= message.timestampMs;
    this.#hasPicture ||= message.kind === 'video';
    const sinceFirst = elapsedMs(this.#firstMs, message.timestampMs);
    if (kind === 'config') return null;
    if (this.#keyframeMs === undefined && this.#hasPicture) {
      this.held.length = 0;
      if (kind !== 'keyframe') return sinceFirst > NO_KEYFRAME_MS ? 'no_keyframe' : null;
      this.startedAt = undefined;
    }
    this.startedAt ??= this.now();
    this.held.push(message);
    this.#heldBytes += message.payload.length;
    if (this.#heldBytes > MAX_HELD_BYTES) return 'bitrate_exceeded';
    if (!this.#hasPicture) return sinceFirst > SOUND_ONLY_MS ? this.#known(null, false) : null;
    return message.kind === 'video' ? this.#picture(message, kind) : null;
  }

  #picture({ timestampMs }: MediaMessage, kind: PayloadKind) {
    const size = this.configs.video && pictureSize(avcConfigOf(this.configs.video));
    if (!size) return 'codec_unsupported';
    const isFirst = this.#keyframeMs === undefined;
    this.#keyframeMs ??= timestampMs;
    const gapMs = elapsedMs(this.#keyframeMs, timestampMs);
    if (this.isPassable !== undefined) return this.#known(size, this.isPassable);
    if (kind === 'keyframe' && !isFirst && gapMs <= MAX_PASSED_GAP_MS) {
      return this.#known(size, true, gapMs);
    }
    this.#pictures++;
    return gapMs > MAX_PASSED_GAP_MS ? this.#known(size, false, gapMs) : null;
  }

  #known(size: PictureSize | null, wantsPassed: boolean, spanMs = 0): KnownSource {
    const framesPerSecond = spanMs > 0 ? (this.#pictures * 1000) / spanMs : USUAL_FPS;
    const isSmall = size !== null && Math.max(size.width, size.height) <= MAX_PASSED_SIDE;
    return {
      size,
      framesPerSecond,
      hasAudio: this.configs.audio !== undefined,
      isPassable: wantsPassed && isSmall && framesPerSecond <= MAX_PASSED_FPS,
    };
  }
}
