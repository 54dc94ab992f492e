import type { FastifyReply } from 'fastify';

/** Of a style for MapLibre. */
export const STYLE_TYPE = 'application/vnd.maplibre.style+json';
/** Of what is told of tiles. */
export const TILEJSON_TYPE = 'application/vnd.tilejson+json';

/** Sends JSON as it is: libraries for maps know no envelope. */
export function sendDocument(
  reply: FastifyReply,
  document: object,
  { type, cacheControl }: { readonly type: string; readonly cacheControl: string },
): void {
  void reply
    .headers({ 'content-type': type, 'cache-control': cacheControl })
    .send(JSON.stringify(document));
}
