import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveBlockQuery } from '../../live/engine/live-engine.js';
import { LivePlayback } from '../../live/streams/live-playback.js';
import { cacheControl } from './cache-control.js';
import type { PlayedAsset, PlayedStream } from './played-assets.js';

const PLAYLIST = 'application/vnd.apple.mpegurl';
/** Playlists grow with each part. */
const GROWING_S = 1;
const FORWARDED = 'skydeck-live-forwarded';
const KEPT = ['content-type', 'cache-control', 'retry-after'] as const;

/** A live stream under one of its playback ids. */
export type PlayedLive = PlayedAsset & { readonly live: PlayedStream };

/** Whether something is live. */
export const isLive = (asset: PlayedAsset): asset is PlayedLive => asset.live !== null;

/** Sends what is live; what another process has is asked of that one. */
@Injectable()
export class LiveStreamDelivery {
  constructor(private readonly live: LivePlayback) {}

  async master(
    { live, policy }: PlayedLive,
    ticket: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (this.#isElsewhere(live, request)) return forward(live, request, reply);
    sendPlaylist(reply, policy, this.live.master(live, ticket));
  }

  async playlist(
    { live, policy }: PlayedLive,
    rendition: string,
    query: LiveBlockQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (this.#isElsewhere(live, request)) return forward(live, request, reply);
    const text = await this.live.media(live, rendition, query, signalOf(reply));
    sendPlaylist(reply, policy, text);
  }

  async file(
    { live }: PlayedLive,
    wanted: Parameters<LivePlayback['file']>[1],
    cache: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (this.#isElsewhere(live, request)) {
      await forward(live, request, reply);
      return reply;
    }
    const { bytes, contentType } = await this.live.file(live, wanted, signalOf(reply));
    return reply.headers({ 'content-type': contentType, 'cache-control': cache }).send(bytes);
  }

  #isElsewhere(live: PlayedStream, { headers }: FastifyRequest): boolean {
    return headers[FORWARDED] === undefined && this.live.isElsewhere(live);
  }
}

/** Aborted when whoever asked is gone. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

function sendPlaylist(reply: FastifyReply, policy: PlayedAsset['policy'], text: string): void {
  const cache = cacheControl({ policy }, GROWING_S);
  void reply.headers({ 'content-type': PLAYLIST, 'cache-control': cache }).send(text);
}

/**
 * The same target at another process. A request may name a host in its target (RFC 9112 §3.2.2), which
 * must not be where we ask.
 */
function atHolder(target: string, holderUrl: string): URL {
  const { pathname, search } = new URL(target, holderUrl);
  const url = new URL(holderUrl);
  url.pathname = pathname;
  url.search = search;
  return url;
}

async function forward(
  { holderUrl }: PlayedStream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { referer } = request.headers;
  const headers = { [FORWARDED]: '1', ...(referer !== undefined && { referer }) };
  const answer = await fetch(atHolder(request.url, holderUrl ?? ''), {
    headers,
    signal: signalOf(reply),
  }).catch((cause: unknown) => {
    throw CommonErrors.unavailable({ cause });
  });
  for (const name of KEPT) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  void reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
