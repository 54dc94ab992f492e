import type { IncomingMessage } from 'node:http';
import { constants } from 'node:http2';
import { multiplexed } from './multiplexed.js';

/** Gives a request up after this time without progress; 0 ends the watch. */
export function limitIdle(request: IncomingMessage, timeoutMs: number): void {
  if (request.httpVersionMajor !== 2) {
    request.socket.setTimeout(timeoutMs);
    return;
  }
  // Other requests share the connection.
  const { stream } = multiplexed(request);
  stream.removeAllListeners('timeout');
  stream.setTimeout(timeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
}

/** Gives up an upload that makes no progress, and stops watching once it is complete. */
export function limitUpload(request: IncomingMessage, timeoutMs: number): void {
  limitIdle(request, timeoutMs);
  request.once('end', () => limitIdle(request, 0));
}
