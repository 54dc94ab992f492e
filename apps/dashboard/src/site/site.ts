import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DashboardErrors } from '../dashboard.errors.js';

const HASHED = /[/\\]assets[/\\]/;
const YEAR_S = 365 * 24 * 3600;
const API = /^\/(api|bff)(\/|$)/;

/** The web app: hashed files for ever, and `index.html` for every page it routes by itself. */
export async function addSite(fastify: FastifyInstance, directory: string): Promise<void> {
  const index = join(directory, 'index.html');
  if (existsSync(index)) {
    await fastify.register(fastifyStatic, {
      root: directory,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      index: 'index.html',
      setHeaders: (reply, path) => {
        const isHashed = HASHED.test(path);
        void reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
        );
      },
    });
  }
  fastify.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw CommonErrors.route_not_found();
    if (!existsSync(index)) throw DashboardErrors.not_built();
    return sendIndex(reply);
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isFile = path.startsWith('/assets/') || /\.\w+$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !isFile && !API.test(path);
}

function sendIndex(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
