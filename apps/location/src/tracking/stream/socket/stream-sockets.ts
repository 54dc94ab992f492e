import type { IncomingMessage } from 'node:http';
import { checked } from '@skydeck/envelope';
import { ApiError } from '@skydeck/errors';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { OpenStreams } from '../access/open-streams.js';
import { StreamTokens } from '../access/stream-tokens.js';
import type { Followed } from '../followed.js';
import { LiveStream } from '../live-stream.js';
import { FollowStream, resumePointIn, ResumeStream } from '../stream.schema.js';
import { SocketRoutes } from './socket-routes.js';

const TOKEN_TTL_S = 60;
/** Headers that say who asks, and from where. */
const PASSED = ['authorization', 'skydeck-project', 'skydeck-mode', 'x-forwarded-for'] as const;
/** RFC 6455, 7.4. */
const CLOSED = { revoked: 1008, again: 1012 } as const;

/** How requests are refused. */
type Refusal = Pick<ApiError, 'code' | 'status' | 'title'> & { readonly detail: string };

/** `GET /stream` by WebSocket: with a key or session as other requests have it, or by a token in the path. */
@Injectable()
export class StreamSockets implements OnModuleInit {
  readonly #logger = new Logger('Stream');

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly routes: SocketRoutes,
    private readonly tokens: StreamTokens,
    private readonly stream: LiveStream,
    private readonly open: OpenStreams,
  ) {}

  onModuleInit(): void {
    this.routes.add({
      path: /^\/api\/v1\/stream$/,
      enter: async (request) => {
        const query = checked(FollowStream, wordsOf(request), 'query');
        return this.#follow(await this.#token(request, query), query);
      },
    });
    this.routes.add({
      path: /^\/api\/v1\/stream\/(stk_[^/]+)$/,
      enter: (request, [token]) =>
        this.#follow(token!, checked(ResumeStream, wordsOf(request), 'query')),
    });
  }

  /** Who asks passes all that a request passes: it is made to ask for a token. */
  async #token(request: IncomingMessage, { devices, labels, bbox }: FollowStream): Promise<string> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/v1/stream/tokens',
      headers: Object.fromEntries(
        PASSED.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
      ),
      remoteAddress: request.socket.remoteAddress ?? '',
      payload: { devices, labels, bbox, ttl_s: TOKEN_TTL_S },
    });
    const { data, error } = answer.json<{ data: { token: string }; error?: Refusal }>();
    if (error) throw new ApiError(error.code, error.status, error.title, { detail: error.detail });
    return data.token;
  }

  async #follow(token: string, { after, start }: ResumeStream) {
    const { tenant, filter, actorId, credential } = await this.tokens.redeem(token);
    const from = resumePointIn(undefined, after) ?? start;
    const opening = { kind: 'websocket' as const, tenant, actorId, credential };
    this.open.requireRoom(opening);
    return (socket: WebSocket) => {
      // Counted only now: a handshake may fail.
      const { revoked, close } = this.open.add(opening);
      const gone = new AbortController();
      socket.once('close', () => gone.abort());
      // Whoever follows has nothing to say.
      socket.on('message', () => undefined);
      const signal = AbortSignal.any([gone.signal, revoked]);
      void this.#send(socket, { tenant, filter, from }, signal)
        .catch((error: unknown) => this.#logger.error({ msg: 'a stream failed', err: error }))
        .finally(() => {
          close();
          socket.close(revoked.aborted ? CLOSED.revoked : CLOSED.again);
        });
    };
  }

  /** The next is fetched when the one before is written: who reads slowly holds up only itself. */
  async #send(socket: WebSocket, followed: Followed, signal: AbortSignal): Promise<void> {
    for await (const { id, event, data } of this.stream.follow(followed, signal)) {
      if (signal.aborted) return;
      const text = JSON.stringify({ id, type: event ?? 'ready', data });
      await new Promise<void>((resolve) => socket.send(text, () => resolve()));
    }
  }
}

function wordsOf({ url = '' }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URL(url, 'http://localhost').searchParams);
}
