import type { Response } from 'undici';

/** Reads an answer that must be small. @throws when it is larger than `limitBytes` */
export async function beginningOf({ body }: Response, limitBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limitBytes) throw new Error(`The answer has more than ${limitBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
