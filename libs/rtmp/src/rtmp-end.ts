/** Somebody who wants to publish. The key is a secret: it goes into no log. */
export interface RtmpAttempt {
  readonly streamKey: string;
  readonly remoteAddress: string;
}

/** Why somebody may not publish. */
export const RTMP_REFUSALS = [
  'unknown_key',
  'disabled',
  'busy',
  'quota_exceeded',
  'unavailable',
] as const;
export type RtmpRefusal = (typeof RTMP_REFUSALS)[number];

/** Why a publisher is put out, or is gone. */
export const RTMP_ENDS = [
  /** The publisher said so, or went away. */
  'publisher_gone',
  /** Nothing came for too long. */
  'silent',
  /** What came was no RTMP, or above a limit. */
  'protocol_error',
  'codec_unsupported',
  'no_keyframe',
  'bitrate_exceeded',
  /** The encoder ended too often. */
  'encoder_failed',
  'stopped',
  'disabled',
  'too_long',
  'shutdown',
] as const;
export type RtmpEnd = (typeof RTMP_ENDS)[number];
