/** Why an image could not even be looked at. */
export type UnreadableReason =
  | 'not_an_image'
  | 'too_large'
  | 'too_small'
  | 'timed_out'
  | 'out_of_memory'
  | 'crashed';

const SENTENCES: Record<UnreadableReason, string> = {
  not_an_image: 'The file is no JPEG, PNG or WebP picture, or it is damaged.',
  too_large: 'The picture has more pixels, or the file more bytes, than a document needs.',
  too_small: 'The picture is too small to show a document.',
  timed_out: 'Reading the picture took too long.',
  out_of_memory: 'Reading the picture took too much memory.',
  crashed: 'The picture stopped the reader.',
};

/** The image itself is the trouble; another picture may do. */
export class DocumentUnreadable extends Error {
  override readonly name = 'DocumentUnreadable';

  constructor(
    readonly reason: UnreadableReason,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[reason], options);
  }
}
