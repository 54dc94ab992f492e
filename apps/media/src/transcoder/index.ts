export { Transcoder, type OnProgress } from './transcoder.js';
export { PROBE_LIMITS, type ProbeLimits } from './probe-limits.js';
export type {
  AudioTrack,
  Fraction,
  KeyframeSpacing,
  ProbeReport,
  Rotation,
  SubtitleTrack,
  VideoColor,
  VideoTrack,
} from './probe-report.js';
export { type Preset, TRANSCODE_SETTINGS, type TranscodeSettings } from './transcode-settings.js';
export {
  FURTHER_CODECS,
  type FurtherCodec,
  isFurther,
  VIDEO_CODECS,
  type VideoCodec,
} from './video-codec.js';
export type {
  AudioRendition,
  ChunkSpan,
  FurtherLadder,
  TranscodePlan,
  VideoRendition,
  VideoTreatment,
} from './transcode-plan.js';
export type {
  AudioTask,
  ChunkOutput,
  ChunkTask,
  CopyTask,
  Fragment,
  OutputFile,
  Overlay,
} from './chunk-task.js';
export type { ClipTask, MuxTask } from './file-task.js';
export {
  type AnimationTask,
  STILL_FITS,
  STILL_FORMATS,
  type StillFit,
  type StillFormat,
  type StillTask,
  type TakenPicture,
} from './still-task.js';
export type { ImageOutput, ImageTask, Storyboard } from './image-task.js';
export type { TextOutput, TextTask } from './text-task.js';
export { MediaRejected, REJECTION_CODES, type RejectionCode } from './media-rejected.js';
export { type FailureKind, TranscodeFailed, TranscoderUnavailable } from '@skydeck/ffmpeg-sandbox';
export { planRenditions } from './plan/plan-renditions.js';
export { FRAGMENT_MS, VIDEO_TIMESCALE } from './plan/frame-grid.js';
export {
  createTranscoder,
  TRANSCODER_NAMES,
  type TranscoderName,
  type TranscoderOptions,
} from './transcoders.js';
