import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PlayedTracks } from '../../tracks/played/played-tracks.js';
import { cacheControl } from './cache-control.js';
import type { PlayedAsset } from './played-assets.js';

const FILE = /^(trk_[0-9a-z]{26})(?:-(\d{1,5}))?\.(vtt|m3u8)$/;
const YEAR_S = 31_536_000;
const PLAYLIST_S = 10;

/** Whether a file of a stream has words. */
export const isText = (file: string): boolean => FILE.test(file);

/** Sends the words of an asset: their playlist, a piece, or all of them. */
@Injectable()
export class TextDelivery {
  constructor(private readonly tracks: PlayedTracks) {}

  async send(reply: FastifyReply, asset: PlayedAsset, file: string): Promise<void> {
    const { assetId } = asset;
    const [, track = '', number, kind] = FILE.exec(file) ?? [];
    if (kind === 'm3u8') {
      if (number !== undefined) throw CommonErrors.not_found();
      const text = await this.tracks.playlist(assetId, track);
      const cache = cacheControl(asset, PLAYLIST_S);
      void reply
        .headers({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': cache })
        .send(text);
      return;
    }
    const text =
      number === undefined
        ? await this.tracks.whole(assetId, track)
        : await this.tracks.segment(assetId, track, Number(number));
    // What is at the address of words never changes.
    const cache = `${cacheControl(asset, YEAR_S)}, immutable`;
    void reply
      .headers({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': cache })
      .send(text);
  }
}
