import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  attachmentNamed,
  namesTag,
  requestedRange,
  type ResolvedRange,
} from '@skydeck/object-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MapErrors } from '../map.errors.js';
import { absent } from './archives.js';
import type { Keeping } from './send-tile.js';
import type { ShownMap, Tiles } from './tiles.js';

/** Of PMTiles; they are compressed already. */
export const ARCHIVE_TYPE = 'application/vnd.pmtiles';

const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;

/**
 * Sends all tiles of one map as a file, or the range of it that is asked for: clients of PMTiles find tiles in it by
 * themselves, and begin anew when its ETag tells of another build.
 * @throws `region.not_found`, `map.nothing_drawn`, `map.range_not_satisfiable`
 */
export async function sendArchive(
  { tiles, shown, cacheControl }: { tiles: Tiles; shown: ShownMap } & Keeping,
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
): Promise<void> {
  const { path, name } = tiles.archiveOf(shown);
  const etag = `"${tiles.version(shown)}"`;
  void reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': cacheControl });
  if (namesTag(headers['if-none-match'], etag)) return void reply.status(NOT_MODIFIED).send();
  // What was built is never changed, only deleted.
  const about = await stat(path).catch(absent);
  if (!about) throw MapErrors.nothing_drawn();
  const { size } = about;
  const range = rangeOf(headers, { etag, size }, reply);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const file = method === 'HEAD' ? undefined : await open(path).catch(absent);
  if (file === null) throw MapErrors.nothing_drawn();
  if (range) {
    void reply.status(PARTIAL_CONTENT).header('content-range', `bytes ${start}-${end}/${size}`);
  }
  void reply
    .headers({
      'content-type': ARCHIVE_TYPE,
      'content-length': end - start + 1,
      'content-disposition': attachmentNamed(`${name}.pmtiles`),
    })
    .send(file?.createReadStream({ start, end }) ?? Readable.from([]));
}

function rangeOf(
  headers: FastifyRequest['headers'],
  { etag, size }: { etag: string; size: number },
  reply: FastifyReply,
): ResolvedRange | undefined {
  try {
    return requestedRange(headers, etag, size);
  } catch (cause) {
    void reply.header('content-range', `bytes */${size}`);
    throw MapErrors.range_not_satisfiable({ cause });
  }
}
