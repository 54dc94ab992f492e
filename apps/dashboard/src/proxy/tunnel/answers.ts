import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ApiError, toErrorEnvelope } from '@skydeck/errors';
import { requestIdOf } from '../../http/request-id.js';

/** The headers of an answer as it had them, as lines. */
export function rawHeaders({ rawHeaders: raw }: IncomingMessage): string {
  const lines: string[] = [];
  for (let at = 0; at < raw.length; at += 2) lines.push(`${raw[at]}: ${raw[at + 1]}\r\n`);
  return lines.join('');
}

/** Cookies that are set with an answer, as lines. */
export const cookieLines = (cookies: readonly string[]): string =>
  cookies.map((cookie) => `set-cookie: ${cookie}\r\n`).join('');

/** Answers an offer to upgrade with an error. */
export function refuse(
  request: IncomingMessage,
  socket: Duplex,
  error: ApiError,
  cookies: readonly string[],
): void {
  const body = JSON.stringify(toErrorEnvelope(error, requestIdOf(request)));
  const head = [
    `HTTP/1.1 ${error.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n${cookieLines(cookies)}\r\n${body}`);
}
