import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';

const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;
const MAGIC_COOKIE = 0x2112_a442;
const HEADER_BYTES = 20;

/**
 * Whether a STUN or TURN server answers at an address.
 * @see https://www.rfc-editor.org/rfc/rfc8489#section-5
 */
export async function stunAnswers(host: string, port: number, waitMs: number): Promise<boolean> {
  const request = Buffer.alloc(HEADER_BYTES);
  request.writeUInt16BE(BINDING_REQUEST, 0);
  request.writeUInt32BE(MAGIC_COOKIE, 4);
  randomBytes(12).copy(request, 8);
  const socket = createSocket('udp4');
  try {
    return await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, waitMs, false);
      const finish = (answer: boolean) => {
        clearTimeout(timer);
        resolve(answer);
      };
      socket.on('error', () => finish(false));
      socket.on('message', (answer) => {
        const isOurs =
          answer.length >= HEADER_BYTES && answer.subarray(4, 20).equals(request.subarray(4));
        if (isOurs) finish(answer.readUInt16BE(0) === BINDING_SUCCESS);
      });
      socket.send(request, port, host);
    });
  } finally {
    socket.close();
  }
}
