import { request } from 'node:http';

const MIB = 1024 * 1024;
const chunk = Buffer.alloc(MIB, 'skydeck ');

/** Sends so many bytes in one request, as fast as they are taken. */
export function sendBytes(url, method, bytes, headers) {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers: { ...headers, 'content-length': bytes } });
    sending.on('error', reject);
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode < 300 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    let left = bytes;
    const more = () => {
      while (left > 0) {
        left -= MIB;
        if (!sending.write(chunk)) {
          sending.once('drain', more);
          return;
        }
      }
      sending.end();
    };
    more();
  });
}
