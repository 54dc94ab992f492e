/** Why a backup could not be made, read or brought back, in a sentence for the operator. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';

  constructor(
    /** Stable word for scripts, such as `wrong_key`. */
    readonly code: string,
    message: string,
    /** What to do about it. */
    readonly hint?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
