import { constants } from 'node:http2';
import type { Visit } from '../public/visit.js';
import { multiplexed } from './multiplexed.js';

/** Gives a request up after this time without progress; 0 ends the watch. */
export function limitIdle({ request, response }: Visit, timeoutMs: number): void {
  if (request.httpVersionMajor !== 2) {
    // Node takes the socket from a request that was read to its end.
    response.socket?.setTimeout(timeoutMs);
    return;
  }
  // Other requests share the connection.
  const { stream } = multiplexed(request);
  stream.removeAllListeners('timeout');
  stream.setTimeout(timeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
}

/** Gives up an upload that makes no progress, and stops watching once it is complete. */
export function limitUpload(visit: Visit, timeoutMs: number): void {
  limitIdle(visit, timeoutMs);
  visit.request.once('end', () => limitIdle(visit, 0));
}
