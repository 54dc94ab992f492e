import { CommonErrors } from '@skydeck/errors';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { imageKey } from '../../object-keys.js';
import { PlaybackErrors } from '../playback.errors.js';
import { cacheControl } from './cache-control.js';
import { isLive, LiveStreamDelivery } from './live-stream-delivery.js';
import type { PlayedAsset } from './played-assets.js';
import { Playlists } from './playlists.js';
import { SegmentKeys } from './segment-keys.js';
import { StreamGate, viewerOf } from './stream-gate.js';
import { STREAM_HEADERS } from './stream-headers.js';
import { isText, TextDelivery } from './text-delivery.js';
import { BlockQuery, StreamQuery } from './stream-query.js';

const PLAYLIST = 'application/vnd.apple.mpegurl';
/** What grows is asked for again and again; what is whole only changes when it is made anew. */
const GROWING_S = 1;
const WHOLE_S = 10;

/**
 * What players fetch, at addresses that other answers name. Nothing here needs a key: playback ids,
 * tokens and tickets are what lets in.
 */
@ApiExcludeController()
@Public()
@Controller('stream/:id')
export class StreamController {
  constructor(
    private readonly gate: StreamGate,
    private readonly playlists: Playlists,
    private readonly live: LiveStreamDelivery,
    private readonly texts: TextDelivery,
    private readonly keys: SegmentKeys,
    private readonly store: ObjectStore,
  ) {}

  @Get('master.m3u8')
  async master(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { asset, ticket } = await this.gate.enter(id, viewerOf(request, token));
    if (isLive(asset)) return this.live.master(asset, ticket, request, reply);
    sendPlaylist(reply, asset, await this.playlists.master(asset, ticket));
  }

  @Get(':ticket/:file')
  async file(
    @Param('id') id: string,
    @Param('ticket') ticket: string,
    @Param('file') file: string,
    @Query({ schema: BlockQuery }) query: BlockQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const asset = await this.gate.pass(id, ticket, viewerOf(request));
    if (file === 'storyboard.jpg') return this.#sendImage(reply, asset, file);
    if (file === 'key') return this.#sendKey(reply, asset);
    if (isText(file)) return this.texts.send(reply, asset, file);
    const [, rendition] = /^([\w-]{1,20})\.m3u8$/.exec(file) ?? [];
    if (rendition === undefined) throw CommonErrors.not_found();
    if (isLive(asset)) {
      const { _HLS_msn: msn, _HLS_part: part } = query;
      return this.live.playlist(asset, rendition, { msn, part }, request, reply);
    }
    sendPlaylist(reply, asset, await this.playlists.media(asset, rendition));
  }

  @Get('poster.jpg')
  async poster(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { asset } = await this.gate.enter(id, viewerOf(request, token));
    await this.#sendImage(reply, asset, 'poster.jpg');
  }

  @Get('storyboard.vtt')
  async storyboard(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { asset, ticket } = await this.gate.enter(id, viewerOf(request, token));
    const text = (await this.#read(asset, 'storyboard.vtt')).toString('utf8');
    void reply
      .headers({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': cacheOf(asset) })
      .send(text.replaceAll('storyboard.jpg', `${ticket}/storyboard.jpg`));
  }

  async #sendImage(
    reply: FastifyReply,
    asset: PlayedAsset,
    name: 'poster.jpg' | 'storyboard.jpg',
  ): Promise<void> {
    const bytes = await this.#read(asset, name);
    void reply
      .headers({ 'content-type': 'image/jpeg', 'cache-control': cacheOf(asset) })
      .send(bytes);
  }

  #sendKey(reply: FastifyReply, asset: PlayedAsset): void {
    if (asset.encryption === 'none') throw CommonErrors.not_found();
    void reply
      .headers({ 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' })
      .send(this.keys.of(asset.assetId, asset.generation));
  }

  async #read(asset: PlayedAsset, name: Parameters<typeof imageKey>[2]): Promise<Buffer> {
    try {
      const { stream } = await this.store.get(imageKey(asset.assetId, asset.generation, name));
      return Buffer.concat(await stream.toArray());
    } catch (error) {
      if (!(error instanceof ObjectStoreError) || error.code !== 'not_found') throw error;
      throw asset.isWhole ? CommonErrors.not_found() : PlaybackErrors.not_ready();
    }
  }
}

const cacheOf = (asset: PlayedAsset): string =>
  cacheControl(asset, asset.isWhole ? WHOLE_S : GROWING_S);

function sendPlaylist(reply: FastifyReply, asset: PlayedAsset, text: string): void {
  void reply.headers({ 'content-type': PLAYLIST, 'cache-control': cacheOf(asset) }).send(text);
}
