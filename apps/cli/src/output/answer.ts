import type { CliError } from '../failures/cli-error.js';

/** One column of a table: where its value stands in an item, and what is written above it. */
export interface Column {
  /** Path into the item, such as `current_release.number`. */
  readonly path: string;
  /** Heading; the last part of the path when not given. */
  readonly title?: string;
}

/** A path alone is a column too. */
export type Columns = readonly (string | Column)[];

interface Outcome {
  /** Shown after the data; decides the exit status. */
  readonly failure?: CliError;
  /** Exit status when there is no failure, as that of a program that was run; 0 when not given. */
  readonly exitCode?: number;
}

/** Many resources. */
export interface ListAnswer extends Outcome {
  readonly kind: 'list';
  readonly items: readonly object[];
  readonly columns: Columns;
  /** What a table says when there is nothing, as a sentence with the next step. */
  readonly empty: string;
}

/** One resource. */
export interface ItemAnswer extends Outcome {
  readonly kind: 'item';
  readonly item: object;
  readonly columns: Columns;
}

/** A document that is shown as it is. */
export interface DocumentAnswer extends Outcome {
  readonly kind: 'document';
  readonly value: unknown;
  /** What is shown without `-o`; JSON when not given. */
  readonly text?: string;
}

/** Items that arrive over time; `-o json` writes one object a line. */
export interface StreamAnswer extends Outcome {
  readonly kind: 'stream';
  readonly items: AsyncIterable<object>;
  readonly line: (item: never) => string;
}

/** What a command gives back. Commands never write data themselves. */
export type Answer = ListAnswer | ItemAnswer | DocumentAnswer | StreamAnswer;
