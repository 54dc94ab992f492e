import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';

/** Code of the error by which an upload ends that is larger than the rules allow. */
export const BODY_TOO_LARGE = 'EDGE_BODY_TOO_LARGE';

/** The body of a request, which ends with an error when it has more bytes than allowed. */
export function limitBody(request: IncomingMessage, most: number | undefined): Readable {
  // A length that was told has been checked, and the parser holds the body to it.
  if (most === undefined || request.headers['content-length'] !== undefined) return request;
  let size = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= most) return done(null, chunk);
      done(Object.assign(new Error('The body is too large.'), { code: BODY_TOO_LARGE }));
    },
  });
  request.once('error', (error) => limited.destroy(error));
  return request.pipe(limited);
}
