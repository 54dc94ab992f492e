/** Why an image could not be made, fetched or handed on. */
export type ImageProblem =
  | 'digest_mismatch'
  | 'no_platform'
  | 'not_an_image'
  | 'not_found'
  | 'refused'
  | 'registry_failed'
  | 'too_large';

/** An image that cannot be had, for a reason that its owner can act on. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';

  constructor(
    readonly code: ImageProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
