/** Why the installation cannot start: a sentence that says what to do about it. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';

  constructor(
    sentence: string,
    /** The end of a log that tells more, oldest line first. */
    readonly lines: readonly string[] = [],
  ) {
    super(sentence);
  }
}
