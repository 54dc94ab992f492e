/** A part of Skydeck that needs something of the machine. */
export type Part =
  | 'apps'
  | 'containers'
  | 'databases'
  | 'media'
  | 'rooms'
  | 'servers'
  | 'virtual-machines';
export declare const PARTS: readonly Part[];

/** What a setup looks at; looking changes nothing. */
export interface Machine {
  readonly platform: string;
  readonly isRoot: boolean;
  /** Where a program is; null when it is nowhere. */
  find(program: string): string | null;
  exists(path: string): boolean;
  /** Whether everybody may read and write it. */
  isForAll(path: string): boolean;
  /** A file's text; empty when it cannot be read. */
  read(file: string): string;
  /** Whether somebody answers at a socket. */
  listens(socket: string): Promise<boolean>;
}
export declare function thisMachine(): Machine;

export interface StepContext {
  say(line: string): void;
  readonly signal: AbortSignal;
}

/** Something that is to be done, and how a person would do it. */
export interface Step {
  readonly part: Part;
  readonly what: string;
  readonly command: string;
  run(context: StepContext): Promise<unknown>;
}
export declare function planSetup(parts: readonly Part[], machine: Machine): Promise<Step[]>;

/** Something that the person can put right. */
export declare class Failure extends Error {
  readonly lines: readonly string[];
}
