import { constants, type Http2Session } from 'node:http2';

const HIGHEST_STREAM = 2 ** 31 - 1;
/** A peer that does not even answer a PING is not waited for longer. */
const ANSWER_MS = 15_000;

/**
 * Sends the visitors of HTTP/2 connections elsewhere without refusing one request (RFC 9113 §6.8):
 * "no more streams" first, and the last stream that counts only after a round trip, when everything
 * that had been sent before is here.
 *
 * That is done when the next request comes, which waits for the round trip: with nothing open,
 * nghttp2 stops reading after the first notice, and a request that crosses it would be lost.
 */
export class Farewell {
  readonly #said = new WeakMap<Http2Session, Promise<void>>();

  /** Resolves once the session takes nothing more; what is open on it goes on. */
  say(session: Http2Session): Promise<void> {
    const known = this.#said.get(session);
    if (known) return known;
    const said = sayTo(session);
    this.#said.set(session, said);
    return said;
  }
}

async function sayTo(session: Http2Session): Promise<void> {
  if (session.destroyed || session.closed) return;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  session.goaway(constants.NGHTTP2_NO_ERROR, HIGHEST_STREAM);
  session.ping(() => resolve());
  const timer = setTimeout(resolve, ANSWER_MS);
  await answered;
  clearTimeout(timer);
  if (!session.destroyed) session.close();
}
