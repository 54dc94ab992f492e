/** Where streams are served. */
export class StreamAddress {
  /** With a slash at its end. */
  readonly base: string;

  constructor(publicUrl: string) {
    this.base = new URL('/api/v1/stream/', publicUrl).href;
  }
}
