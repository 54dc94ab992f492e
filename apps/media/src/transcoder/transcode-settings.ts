import type { VideoCodec } from './video-codec.js';

/** How much work is put into a picture of the same quality. */
export type Preset = 'fast' | 'quality';

/** What an owner may choose. */
export interface TranscodeSettings {
  /** Highest rung, by its short side; the source's own when higher. */
  readonly maxHeight: 2160 | 1440 | 1080 | 720 | 480 | 360 | 240;
  readonly preset: Preset;
  /** H.264 is made always. */
  readonly codecs: readonly VideoCodec[];
  /** `normalize` brings every track to the same loudness. */
  readonly loudness: 'keep' | 'normalize';
  /** Processes that work on one file at once: long files are cut finer for more of them. */
  readonly workers: number;
  /** Whether a picture is laid over: then the picture as it came is not shown. */
  readonly hasOverlay: boolean;
}

/** Choices of an owner who made none. */
export const TRANSCODE_SETTINGS: TranscodeSettings = {
  maxHeight: 2160,
  preset: 'fast',
  codecs: ['h264'],
  loudness: 'keep',
  workers: 2,
  hasOverlay: false,
};
