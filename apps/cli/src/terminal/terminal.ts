import type { RawTerminal } from './raw-terminal.js';

/** The world outside the tool, so that tests can stand in for it. */
export interface Terminal {
  /** Writes data. Only the output layer calls this. */
  out(text: string): void;
  /** Writes progress and errors. */
  err(text: string): void;
  /** Everything on standard input. */
  readInput(): Promise<string>;
  /** Asks for one line; only on an interactive terminal. */
  ask(question: string): Promise<string>;
  /** Hands over every key press as it is; undefined where no person sits at a terminal. */
  takeOver?(): RawTerminal | undefined;
  /** A person sits at both standard input and standard error. */
  readonly isInteractive: boolean;
  /** Standard output is a terminal that wants colours. */
  readonly hasColors: boolean;
  /** Width of the terminal that standard output is; undefined for a file or a pipe. */
  readonly lineWidth?: number | undefined;
  /** Aborts when the person presses Ctrl-C or the tool is asked to end. */
  readonly signal: AbortSignal;
}
