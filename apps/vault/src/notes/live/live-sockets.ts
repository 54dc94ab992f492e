import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { allowUpgrades, Clock, refuseUpgrade, takeConnection } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { LiveRooms } from './live-rooms.js';
import { type LiveGrant, LiveTokens } from './live-token.js';
import { LiveVisit } from './live-visit.js';
import { Notes } from '../notes.js';

const BY_TOKEN = /^\/api\/v1\/notes\/live\/([\w.-]{1,2000})$/;
const BY_KEY = /^\/api\/v1\/notes\/(nte_[0-9a-z]{26})\/live$/;
const LARGEST_FRAME_BYTES = 1024 * 1024;
/** Headers that say who asks, and from where. */
const PASSED = [
  'authorization',
  'skydeck-project',
  'skydeck-mode',
  'skydeck-user',
  'x-forwarded-for',
] as const;

/** How requests are refused. */
type Refusal = Pick<ApiError, 'code' | 'status' | 'title'> & { readonly detail: string };

/** Takes the WebSockets of those who write notes together: with a key, or by a token in the path. */
@Injectable()
export class LiveSockets implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #visits = new Set<LiveVisit>();
  readonly #logger = new Logger('Live notes');
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_FRAME_BYTES,
    perMessageDeflate: false,
  });
  #isClosing = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly tokens: LiveTokens,
    private readonly rooms: LiveRooms,
    private readonly notes: Notes,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    for (const path of [BY_TOKEN, BY_KEY]) allowUpgrades(server, path);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void this.#upgrade(request, socket, head);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.#visits].map((visit) => visit.end('restart')));
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined);
    try {
      if (this.#isClosing) throw CommonErrors.unavailable();
      const grant = await this.#grantOf(request);
      const room = await this.rooms.open(grant.note);
      takeConnection(socket);
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.#join(opened, grant, room),
      );
    } catch (error) {
      refuseUpgrade(request, socket, error, this.#logger);
    }
  }

  #join(socket: WebSocket, grant: LiveGrant, room: Awaited<ReturnType<LiveRooms['open']>>): void {
    const { tenant, actor, mayWrite } = grant;
    const caller = { project: { tenant }, actor: actor ?? undefined };
    const visit = new LiveVisit(socket, room, mayWrite, {
      wrote: () => this.rooms.wrote(room.noteId, caller),
      left: async () => {
        this.#visits.delete(visit);
        await this.rooms.leave(room.noteId);
      },
      // Members come and go, and notes go into the trash.
      mayStay: async () => {
        const note = await this.notes.get(caller, room.noteId, mayWrite ? 'write' : 'read');
        return note.trashedAt === null && note.format === 'markdown';
      },
    });
    this.#visits.add(visit);
    visit.begin();
  }

  /** Who asks passes all that a request passes: it is made to ask for a token. */
  async #grantOf(request: IncomingMessage): Promise<LiveGrant> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const [, token] = BY_TOKEN.exec(path) ?? [];
    const given = token ?? (await this.#tokenOf(request, BY_KEY.exec(path)?.[1] ?? ''));
    const grant = this.tokens.open(given, this.clock.now());
    if (!grant) throw CommonErrors.unauthenticated();
    return grant;
  }

  async #tokenOf(request: IncomingMessage, note: string): Promise<string> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({
      method: 'POST',
      url: `/api/v1/notes/${note}/live-tokens`,
      headers: Object.fromEntries(
        PASSED.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
      ),
      remoteAddress: request.socket.remoteAddress ?? '',
    });
    const { data, error } = answer.json<{ data: { token: string }; error?: Refusal }>();
    if (error) throw new ApiError(error.code, error.status, error.title, { detail: error.detail });
    return data.token;
  }
}
