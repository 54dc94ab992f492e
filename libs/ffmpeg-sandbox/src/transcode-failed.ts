/** How a tool ended that should have done its work. */
export type FailureKind = 'aborted' | 'crashed' | 'killed' | 'stalled' | 'deadline' | 'incomplete';

/** The work was not done, and the file need not be the reason: it may be tried again. */
export class TranscodeFailed extends Error {
  override readonly name = 'TranscodeFailed';

  constructor(
    readonly kind: FailureKind,
    /** The end of what the tool printed: for the log, never for a customer. */
    readonly lastLines: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(`The media tool ended early: ${kind}.`, options);
  }
}

/** This machine lacks what the driver works with. */
export class TranscoderUnavailable extends Error {
  override readonly name = 'TranscoderUnavailable';

  constructor(
    readonly program: string,
    /** The command that cures it. */
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(`${program} is missing or does not work here. To cure it: ${fix}`, options);
  }
}
