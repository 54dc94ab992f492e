import { ExitCode } from './exit-code.js';

export interface CliErrorDetails {
  /** What to do about it: a sentence or a command. */
  readonly hint?: string;
  readonly cause?: unknown;
}

/** Why the tool itself gives up, in a sentence for the person at the terminal. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly hint: string | undefined;

  constructor(
    /** Stable code for scripts, such as `not_signed_in`. */
    readonly code: string,
    message: string,
    readonly exitCode: ExitCode = ExitCode.error,
    { hint, cause }: CliErrorDetails = {},
  ) {
    super(message, { cause });
    this.hint = hint;
  }
}

/** The command line cannot be carried out as it was written. */
export function usageError(message: string, hint?: string): CliError {
  return new CliError('usage', message, ExitCode.usage, { hint });
}

/** Nobody is signed in, or not any more. */
export function notSignedIn(message = 'You are not signed in.'): CliError {
  return new CliError('not_signed_in', message, ExitCode.auth, {
    hint: 'Run `skydeck auth login`, or `skydeck auth login --local` on the machine that runs Skydeck.',
  });
}

/** Something took longer than the caller wanted to wait. */
export function timedOut(message: string, hint?: string): CliError {
  return new CliError('timeout', message, ExitCode.timeout, { hint });
}

/** A service does not answer at its address. */
export function unreachable(url: string, cause: unknown): CliError {
  return new CliError('unreachable', `Nothing answers at ${new URL(url).origin}.`, ExitCode.error, {
    hint: 'Is Skydeck running? `skydeck status` shows what is; `npm start` starts it.',
    cause,
  });
}
