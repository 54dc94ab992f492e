import { CommonErrors } from '@skydeck/errors';
import {
  attachmentNamed,
  ObjectStore,
  ObjectStoreError,
  parseRangeHeader,
} from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { PlaybackErrors } from '../playback/playback.errors.js';
import { cacheControl } from '../playback/stream/cache-control.js';
import type { PlayedAsset } from '../playback/stream/played-assets.js';
import { AUDIO_ONLY, StaticRenditionEntity } from './static-rendition.entity.js';
import { StaticRenditionErrors } from './static-rendition.errors.js';

const FOUND_AGAIN_S = 60;

/** Sends files for download, or the range of one that is asked for. */
@Injectable()
export class DownloadDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
  ) {}

  /** @throws `static_rendition.encrypted`, `static_rendition.not_found`, `playback.not_ready` */
  async send(
    asset: PlayedAsset,
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (asset.encryption !== 'none') throw StaticRenditionErrors.encrypted();
    const key = await this.#keyOf(asset, name);
    const { etag: current } = await this.store.head(key).catch(refuse);
    const { range: header, 'if-range': validator } = request.headers;
    // Whoever goes on with another file begins anew (RFC 9110, 13.1.5).
    const isSame = validator === undefined || validator === `"${current}"`;
    const wanted = isSame ? parseRangeHeader(header) : undefined;
    const { stream, size, range, etag } = await this.store
      .get(key, { range: wanted })
      .catch(refuse);
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    const isSound = name === AUDIO_ONLY;
    void reply
      .headers({
        'content-type': isSound ? 'audio/mp4' : 'video/mp4',
        'content-length': end - start + 1,
        'content-disposition': attachmentNamed(`${titleOf(asset.name)}.${isSound ? 'm4a' : 'mp4'}`),
        'accept-ranges': 'bytes',
        'cache-control': cacheControl(asset, FOUND_AGAIN_S),
        etag: `"${etag}"`,
      })
      .send(stream);
  }

  async #keyOf({ assetId }: PlayedAsset, name: string): Promise<string> {
    const rows = await this.dataSource.manager.findBy(StaticRenditionEntity, { assetId, name });
    const found = rows.find(({ status }) => status !== 'deleting');
    if (!found) throw StaticRenditionErrors.not_found();
    if (found.objectKey === null) throw PlaybackErrors.not_ready();
    return found.objectKey;
  }
}

/** A film is called after what it is, not after the file that it came in. */
const titleOf = (name: string) => name.replace(/\.[a-z\d]{2,4}$/i, '').slice(0, 120) || 'video';

function refuse(cause: unknown): never {
  if (!(cause instanceof ObjectStoreError)) throw cause;
  if (cause.code === 'not_found') throw CommonErrors.not_found();
  if (cause.code === 'invalid_range') throw PlaybackErrors.range_not_satisfiable();
  throw CommonErrors.unavailable({ cause });
}
