/** Reads texts out of a file. */
export interface TextTask {
  /** Absolute path of the source. */
  readonly file: string;
  /** Numbers of the streams, each of which is text. */
  readonly streamIndexes: readonly number[];
  readonly durationMs: number;
  /** An existing folder of the caller that is written to; the caller removes it. */
  readonly folder: string;
}

/** Absolute paths of WebVTT; of streams that could be read only. */
export interface TextOutput {
  readonly texts: readonly { readonly streamIndex: number; readonly file: string }[];
}
