/** Why a command is not a success, with the end of what it printed. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';

  constructor(
    /** The program that ran, without its arguments: they may hold secrets. */
    readonly program: string,
    readonly reason: 'exit' | 'signal' | 'deadline' | 'aborted' | 'not_started',
    /** Exit code; null when a signal ended it or it never started. */
    readonly code: number | null,
    /** The last lines of its output, both streams, oldest first. */
    readonly lastLines: readonly string[],
    detail: string,
  ) {
    super(`${program} ${detail}`);
  }
}
