const SAMPLE_MS = 250;

/** How long ago what an encoder has not put out yet was given to it. */
export class EncoderLag {
  readonly #given: { readonly mediaMs: number; readonly atMs: number }[] = [];

  /** Takes note of media that is given to it now. */
  gave(mediaMs: number, atMs: number): void {
    const last = this.#given.at(-1);
    if (last === undefined || mediaMs - last.mediaMs >= SAMPLE_MS) {
      this.#given.push({ mediaMs, atMs });
    }
  }

  /** Milliseconds on the clock, by how far its slowest output is. */
  lagMs(outputMs: number, nowMs: number): number {
    while ((this.#given[0]?.mediaMs ?? Infinity) < outputMs) this.#given.shift();
    const [oldest] = this.#given;
    return oldest ? nowMs - oldest.atMs : 0;
  }

  reset(): void {
    this.#given.length = 0;
  }
}
