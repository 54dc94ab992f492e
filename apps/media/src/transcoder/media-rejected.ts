/** Why a file cannot be made into a stream. The code is contract: assets and answers carry it. */
export const REJECTION_CODES = [
  'input_empty',
  'input_unrecognized',
  'input_truncated',
  'input_damaged',
  'input_too_large',
  'input_too_long',
  'resolution_unsupported',
  'frame_rate_unsupported',
  'codec_unsupported',
  'no_streams',
  'source_fetch_failed',
  'source_blocked',
  'quota_exceeded',
  'timeout',
] as const;

export type RejectionCode = (typeof REJECTION_CODES)[number];

/** The file itself is the trouble; a repetition gives the same. */
export class MediaRejected extends Error {
  override readonly name = 'MediaRejected';

  constructor(
    readonly code: RejectionCode,
    /** A sentence for the owner of the file. Never the words of a tool. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}
