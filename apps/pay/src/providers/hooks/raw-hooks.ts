import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** What providers post is signed as bytes, so it is read as bytes. */
const RAW = /^\/hooks\/payments\//;

/** Leaves the bodies of webhooks as they are, whatever type they are said to have. */
@Injectable()
export class RawHooks implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', ({ url, method, headers }, _reply, done) => {
      if (method === 'POST' && RAW.test(url)) headers['content-type'] = 'application/octet-stream';
      done();
    });
  }
}
