import { identifyRequest, logOf, readsAsStream } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALENDARS } from '../caldav/caldav-dialect.js';
import { ADDRESS_BOOKS } from '../carddav/carddav-dialect.js';
import { refusalOf } from '../protocol/answer.js';
import { type DavReply, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { documentOf } from '../xml/write-xml.js';
import { DavDoor } from './dav-door.js';
import { DavMounts } from './dav-mounts.js';

/** The methods of DAV, besides those that every server knows. */
const METHODS = 'PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK REPORT MKCALENDAR'.split(' ');
const ALL = ['GET', 'PUT', 'DELETE', 'POST', 'PATCH', 'OPTIONS', ...METHODS];
/** Where programs begin that know the host alone (RFC 6764). */
const WELL_KNOWN: ReadonlyMap<string, string> = new Map([
  ['/.well-known/caldav', CALENDARS.home],
  ['/.well-known/carddav', ADDRESS_BOOKS.home],
]);
const log = logOf('dav');

/** Addresses of their own beside the API: no client of DAV knows of keys or envelopes. */
@Injectable()
export class DavRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly door: DavDoor,
    private readonly mounts: DavMounts,
  ) {}

  onModuleInit(): void {
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (adapter) this.#add(adapter.getInstance());
  }

  #add(fastify: FastifyInstance): void {
    for (const method of METHODS) {
      if (!fastify.supportedMethods.includes(method)) {
        fastify.addHttpMethod(method, { hasBody: true });
      }
    }
    const handler = (request: FastifyRequest, reply: FastifyReply) => this.#answer(request, reply);
    void fastify.register(async (scope) => {
      // Bodies are read here, whatever type they are said to have.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      for (const url of ['/dav', '/dav/files', '/dav/files/*', '/dav/*', ...WELL_KNOWN.keys()]) {
        scope.route({ method: ALL, url, handler });
      }
    });
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const {
      status,
      headers = {},
      body,
    } = await this.#handle(request).catch(
      (problem: unknown) => refusalOf(problem) ?? failed(problem),
    );
    void reply.code(status).headers(headers);
    if (status === 401)
      void reply.header('www-authenticate', 'Basic realm="Skydeck", charset="UTF-8"');
    return reply.send(body ?? '');
  }

  async #handle(request: FastifyRequest): Promise<DavReply> {
    const { method, headers, raw, ip } = request;
    const [url = ''] = (raw.url ?? '').split('?', 1);
    const home = WELL_KNOWN.get(url);
    if (home !== undefined) return { status: 301, headers: { location: home } };
    const mount = this.mounts.find(url);
    if (!mount) throw new DavFault(404, 'There is nothing at this address.');
    if (method === 'OPTIONS') return mount.options;
    const caller = { method, authorization: headers.authorization, address: ip };
    const session = await this.door.enter(caller, mount);
    identifyRequest({ caller: { kind: 'key', id: session.passwordId }, endUser: session.actor });
    readsAsStream(raw);
    return mount.handle({ method, url, headers, body: raw }, session);
  }
}

function failed(problem: unknown): DavReply {
  log.error(problem, 'A request of DAV failed.');
  return xmlReply(500, documentOf('{DAV:}error', ''));
}
