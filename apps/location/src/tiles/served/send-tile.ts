import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TileAt } from './tile-query.js';
import type { Shown, Tiles } from './tiles.js';

const unzipped = promisify(gunzip);
const NOT_MODIFIED = 304;
const NO_CONTENT = 204;

/** Who else may keep what is sent: with a token nobody is asked again while it holds. */
export interface Keeping {
  readonly cacheControl: string;
}

/** Sends a tile, as small as the caller takes it. @throws `region.not_found` */
export async function sendTile(
  { tiles, shown, cacheControl }: { tiles: Tiles; shown: Shown } & Keeping,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { z, x, y } = TileAt.parse(request.params);
  const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${tiles.version(shown)}-${z}-${x}-${y}${isGzip ? '' : '-plain'}"`;
  void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': cacheControl });
  if (request.headers['if-none-match'] === etag) return void reply.status(NOT_MODIFIED).send();
  const packed = await tiles.tile(shown, [z, x, y]);
  if (!packed) return void reply.status(NO_CONTENT).send();
  void reply.header('content-type', 'application/vnd.mapbox-vector-tile');
  if (isGzip) return void reply.header('content-encoding', 'gzip').send(packed);
  void reply.send(await unzipped(packed));
}
