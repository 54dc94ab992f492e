/**
 * Why the store refused, the same with every driver:
 *
 * - `not_found`: no such object or upload
 * - `precondition_failed`: the object exists and `ifAbsent` was asked for
 * - `checksum_mismatch`: the bytes that arrived do not have the SHA-256 that was announced
 * - `size_mismatch`: fewer or more bytes arrived than announced
 * - `too_large`: more bytes than the caller or the store allows
 * - `no_space`: the disk or the quota is full
 * - `invalid_key`: the key breaks the rules of `checkKey`
 * - `invalid_range`: the range lies outside of the object
 * - `invalid_upload`: a part is missing, too small, out of order or another than was named
 * - `invalid_argument`: another argument is outside of its documented range
 * - `not_supported`: the server behind the driver cannot do that
 * - `damaged`: what is stored is not what was written
 * - `unavailable`: the store cannot be reached or answers that it cannot work now
 */
export type ObjectStoreErrorCode =
  | 'not_found'
  | 'precondition_failed'
  | 'checksum_mismatch'
  | 'size_mismatch'
  | 'too_large'
  | 'no_space'
  | 'invalid_key'
  | 'invalid_range'
  | 'invalid_upload'
  | 'invalid_argument'
  | 'not_supported'
  | 'damaged'
  | 'unavailable';

/** A refusal of the object store. Services branch on `code` and decide what their callers hear. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';

  constructor(
    readonly code: ObjectStoreErrorCode,
    message: string,
    /** What the engine said. For the log; holds no secret. */
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}
