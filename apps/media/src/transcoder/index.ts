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
export type {
  AudioRendition,
  ChunkSpan,
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
} from './chunk-task.js';
export type { ImageOutput, ImageTask, Storyboard } from './image-task.js';
export { MediaRejected, REJECTION_CODES, type RejectionCode } from './media-rejected.js';
export { type FailureKind, TranscodeFailed, TranscoderUnavailable } from './transcode-failed.js';
export { planRenditions } from './plan/plan-renditions.js';
export { FRAGMENT_MS, VIDEO_TIMESCALE } from './plan/frame-grid.js';
export {
  createTranscoder,
  TRANSCODER_NAMES,
  type TranscoderName,
  type TranscoderOptions,
} from './transcoders.js';
