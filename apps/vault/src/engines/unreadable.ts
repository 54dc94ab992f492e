/** Why a file could not be read. */
export type UnreadableReason =
  | 'unsupported'
  | 'damaged'
  | 'too_large'
  | 'timed_out'
  | 'out_of_memory'
  | 'crashed';

const SENTENCES: Record<UnreadableReason, string> = {
  unsupported: 'No driver here reads files of this kind.',
  damaged: 'The file is damaged, or not what it says that it is.',
  too_large: 'The file unfolds to more than may be read.',
  timed_out: 'Reading the file took too long.',
  out_of_memory: 'Reading the file took too much memory.',
  crashed: 'The file stopped its reader.',
};

/** The file itself is the trouble: trying again would not help. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    readonly reason: UnreadableReason,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[reason], options);
  }
}
