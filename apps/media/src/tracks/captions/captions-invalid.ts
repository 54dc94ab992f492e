/** A text that cannot become captions, and where it shows. */
export class CaptionsInvalid extends Error {
  override readonly name = 'CaptionsInvalid';

  constructor(
    /** Counted from 1; null when the whole of it is the reason. */
    readonly line: number | null,
    /** A sentence for its owner. */
    readonly problem: string,
  ) {
    super(line === null ? problem : `Line ${line}: ${problem}`);
  }
}
