import { Readable } from 'node:stream';

/** A text as a stream of its bytes. */
export function textOf(text: string): Readable {
  return Readable.from([Buffer.from(text)]);
}
