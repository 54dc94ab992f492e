import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { answerParseErrors } from './public-listener.js';
import type { VisitHandler } from './visit-handler.js';

/** What the client is told, and whether its connection is over. */
function told(code: string): { said: string; isGone: boolean } {
  const server = new EventEmitter();
  answerParseErrors(server, { isAnswering: () => false } as unknown as VisitHandler);
  const socket = new PassThrough();
  server.emit('clientError', Object.assign(new Error(code), { code }), socket);
  return { said: String(socket.read() ?? ''), isGone: socket.destroyed };
}

describe('what cannot be read as a request', () => {
  it('400: is told so', () => {
    const { said, isGone } = told('HPE_INVALID_METHOD');
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(isGone).toBe(false);
  });

  it('is told nothing when its TLS handshake took too long: it may end after all, with a request', () => {
    expect(told('ERR_TLS_HANDSHAKE_TIMEOUT')).toEqual({ said: '', isGone: true });
  });
});
