/** What one command found is what the next one names. */
export type Found = Record<string, string>;

/** One run of a command, with how it may end. */
export interface Step {
  /** Its name, as the list of commands has it. */
  readonly name: string;
  readonly rest?: (found: Found) => readonly string[];
  readonly input?: string;
  /** 0 when not given. */
  readonly exits?: readonly number[];
  /** Keeps a field of what was printed for later steps. */
  readonly keeps?: Readonly<Record<string, string>>;
}
