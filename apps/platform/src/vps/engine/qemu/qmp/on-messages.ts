import type { Socket } from 'node:net';
import { MB } from '../qemu-settings.js';

/** What a guest prints comes in one line, of which its agent keeps 16 MB before they are encoded. */
const LIMIT_BYTES = 32 * MB;
const NEWLINE = 0x0a;

/** Calls back with each whole line that a socket receives; one that has no end ends the connection. */
export function onMessages(socket: Socket, callback: (line: Buffer) => void): void {
  let parts: Buffer[] = [];
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      callback(Buffer.concat([...parts, rest.subarray(0, end)]));
      parts = [];
      size = 0;
      rest = rest.subarray(end + 1);
    }
    parts.push(rest);
    size += rest.length;
    if (size > LIMIT_BYTES) socket.destroy();
  });
}
