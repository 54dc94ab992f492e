import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const STREAM_TYPE = 'application/octet-stream';
/** What git and hosts of repositories send is read as it comes in: bytes are signed, and many. */
const RAW = /^\/(?:hooks\/(?:apps|images)|git)\//;
/** Programs that know passwords only: git, and those that pull images. */
const BY_PASSWORD = /^\/(?:git\/|v2(?:[/?]|$))/;
const FORM = 'application/x-www-form-urlencoded';

/** Leaves the bodies of some routes as they are, whatever type they are said to have. */
@Injectable()
export class RawBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', (request, _reply, done) => {
      if (BY_PASSWORD.test(request.url)) useBasicCredentials(request);
      if (!RAW.test(request.url) || request.headers['content-type'] === FORM) return done();
      request.headers['skydeck-content-type'] = request.headers['content-type'] ?? '';
      if (request.method === 'POST') request.headers['content-type'] = STREAM_TYPE;
      done();
    });
    // They ask for a password only when told of this scheme.
    fastify.addHook('onSend', (request, reply, payload, done) => {
      const isAsked = reply.statusCode === 401 && BY_PASSWORD.test(request.url);
      if (isAsked) void reply.header('www-authenticate', 'Basic realm="Skydeck"');
      done(null, payload);
    });
  }
}

/** The password is a key or a session token, whoever the user is. */
function useBasicCredentials({ headers }: FastifyRequest): void {
  const [, basic] = /^basic ([A-Za-z0-9+/=]{1,8192})$/i.exec(headers.authorization ?? '') ?? [];
  if (basic === undefined) return;
  const text = Buffer.from(basic, 'base64').toString('utf8');
  headers.authorization = `Bearer ${text.slice(text.indexOf(':') + 1)}`;
}
