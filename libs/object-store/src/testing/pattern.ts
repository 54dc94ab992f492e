import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

const CHUNK = 64 * 1024;

/** So many bytes that differ from place to place and from seed to seed. */
export function pattern(bytes: number, seed = 1): Buffer {
  const result = Buffer.allocUnsafe(bytes);
  for (let index = 0; index < bytes; index++) result[index] = (index * 31 + seed * 7) % 251;
  return result;
}

/** The same bytes again and again, as a stream that holds only one chunk at a time. */
export function longStream(bytes: number, onSent: (sent: number) => void = () => undefined) {
  const hash = createHash('sha256');
  const chunk = pattern(CHUNK);
  function* chunks() {
    for (let sent = 0; sent < bytes; sent += CHUNK) {
      const next = chunk.subarray(0, Math.min(CHUNK, bytes - sent));
      hash.update(next);
      yield next;
      onSent(sent);
    }
  }
  return { stream: Readable.from(chunks()), sha256: () => hash.digest('hex') };
}
