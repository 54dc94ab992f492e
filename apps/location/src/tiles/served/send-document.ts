import type { FastifyReply } from 'fastify';

/** Sends JSON as it is: libraries for maps know no envelope. */
export function sendDocument(reply: FastifyReply, document: object, cacheControl: string): void {
  void reply
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl })
    .send(JSON.stringify(document));
}
