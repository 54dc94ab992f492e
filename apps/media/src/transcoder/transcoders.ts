import { type FfmpegOptions, FfmpegTranscoder } from './ffmpeg/ffmpeg.transcoder.js';
import type { Transcoder } from './transcoder.js';

/** What a driver may need. */
export type TranscoderOptions = FfmpegOptions;

/** The one place that knows every driver. */
const DRIVERS = {
  ffmpeg: (options: TranscoderOptions) => new FfmpegTranscoder(options),
} satisfies Record<string, (options: TranscoderOptions) => Transcoder>;

export type TranscoderName = keyof typeof DRIVERS;

/** Names for the setting that chooses the driver. */
export const TRANSCODER_NAMES = Object.keys(DRIVERS) as [TranscoderName, ...TranscoderName[]];

/** Makes the driver of a name; it looks for its engine when it is opened or first used. */
export function createTranscoder(
  name: TranscoderName,
  options: TranscoderOptions = {},
): Transcoder {
  return DRIVERS[name](options);
}
