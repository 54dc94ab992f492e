import type { Fraction } from './probe-report.js';
import type { FurtherCodec, VideoCodec } from './video-codec.js';

/** One rung of the ladder. */
export interface VideoRendition {
  /** `1080p`, by the short side. Unique in a plan. */
  readonly name: string;
  readonly kind: 'video';
  /** H.264 when nothing is said. */
  readonly codec?: VideoCodec;
  readonly width: number;
  readonly height: number;
  /** Constant rate factor on the scale of its encoder: smaller is better and larger. */
  readonly quality: number;
  /** The encoder's ceiling, over a buffer of one and a half seconds. */
  readonly maxBitrateBps: number;
}

/** The rungs of a codec beside H.264. */
export interface FurtherLadder {
  readonly codec: FurtherCodec;
  /** Highest first. */
  readonly renditions: readonly VideoRendition[];
}

/** One sound. */
export interface AudioRendition {
  /** `audio-0`. Unique in a plan. */
  readonly name: string;
  readonly kind: 'audio';
  readonly streamIndex: number;
  readonly channels: 1 | 2;
  readonly sampleRateHz: number;
  readonly bitrateBps: number;
  readonly language: string | null;
  /** What a menu calls it. Unique in a plan. */
  readonly label: string;
  readonly isDefault: boolean;
}

/** What is done with the picture, which is upright already, before it is scaled. The same for every chunk of a file. */
export interface VideoTreatment {
  readonly streamIndex: number;
  /** Rate of the output, constant. Chunks and fragments are cut on its grid. */
  readonly frameRate: Fraction;
  readonly deinterlace: boolean;
  readonly toneMap: boolean;
  /** Matrix of the source's colours, which the output does not keep. */
  readonly sourceMatrix: string;
  readonly sourceRange: 'tv' | 'pc';
  /** How long before a chunk reading begins, so that a keyframe lies between. */
  readonly seekMarginMs: number;
}

/** A part of the timeline that is encoded by itself: whole multiples of two seconds, but for the end. */
export interface ChunkSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** What becomes of a file. Made from the report and the settings alone. */
export interface TranscodePlan {
  readonly durationMs: number;
  /** In H.264, highest first; empty without a picture. */
  readonly video: readonly VideoRendition[];
  /** What is made besides, in the same chunks, once a file plays. */
  readonly further: readonly FurtherLadder[];
  readonly treatment: VideoTreatment | null;
  /** Chunks of the picture. */
  readonly chunks: readonly ChunkSpan[];
  /** Each is one job for the whole file: cut sound would click. */
  readonly audio: readonly AudioRendition[];
  /** Whether the source's own picture can be played at once, as the rendition `source`. */
  readonly canCopyVideo: boolean;
}
