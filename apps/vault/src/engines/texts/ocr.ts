/** Reads the text that is seen in a picture. */
export interface Ocr {
  readonly name: string;
  /** @param languages as the engine calls them, such as `eng` */
  read(file: string, languages: readonly string[], signal: AbortSignal): Promise<string>;
}
