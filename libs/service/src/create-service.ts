import { envelopeHook, notModifiedHook, routeUrlOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { measureHttp, ServiceMetrics, startTracing, traceHttp } from '@skydeck/telemetry';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { addAccessLog } from './access-log.js';
import { limitArrival } from './body-arrival.js';
import { rememberRequests } from './current-request.js';
import { closeEventStreams } from './event-stream.js';
import {
  ARRIVAL,
  BODY_LIMIT_BYTES,
  fastifyOptions,
  keepEnveloped,
  refuseWithoutHost,
} from './fastify-options.js';
import { addHealth, Readiness } from './health.js';
import { separateListeners } from './internal-listener.js';
import { readJsonBody } from './json-body.js';
import { letGoOfCallers } from './let-go-of-callers.js';
import { ListeningService, type Service } from './listening-service.js';
import { accessLogSink } from './logger.js';
import { describe } from './open-api.js';
import { rootModule } from './root.module.js';
import type { ServiceDefinition } from './service-definition.js';
import { setPrefix } from './set-prefix.js';
import { addStreamedBodies } from './streamed-body.js';

type Done = (problem: Error | null, body?: unknown) => void;

/** Builds a service: HTTP server, envelope, health, metrics, logs and its own module. */
export async function createService(definition: ServiceDefinition): Promise<Service> {
  await startTracing();
  const app = await NestFactory.create<NestFastifyApplication>(
    rootModule(definition),
    new FastifyAdapter(fastifyOptions(definition)),
    { abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance();
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT_BYTES }, parseJson);
  const routes: string[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
  const readiness = app.get(Readiness);
  letGoOfCallers(fastify, readiness);
  addHooks(fastify, definition, app.get(ServiceMetrics));
  setPrefix(app, definition);
  let document: object | undefined;
  fastify.get('/openapi.json', (_request, reply) => {
    document ??= describe(app, definition);
    return reply.type('application/json').send(JSON.stringify(document));
  });
  addHealth(fastify, definition.name, readiness);
  await app.init();
  return new ListeningService(definition, app, fastify, routes);
}

function parseJson(_request: unknown, bytes: Buffer, done: Done): void {
  try {
    done(null, readJsonBody(bytes));
  } catch (error) {
    done(error as Error);
  }
}

function addHooks(
  fastify: FastifyInstance,
  { arrival = ARRIVAL, name }: ServiceDefinition,
  metrics: ServiceMetrics,
): void {
  keepEnveloped(fastify.server);
  limitArrival(fastify.server, arrival.requestMs);
  fastify.addHook('onRequest', (request, _reply, done) => done(refuseWithoutHost(request)));
  separateListeners(fastify);
  // Fastify reads plain text by itself; our routes take JSON.
  fastify.removeContentTypeParser('text/plain');
  addStreamedBodies(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const type = request.headers['content-type'];
    const isForm = type?.startsWith('application/x-www-form-urlencoded') ?? false;
    if (!isForm || takesForms(routeUrlOf(request))) return done();
    done(CommonErrors.unsupported_media_type());
  });
  traceHttp(fastify, { service: name, routeOf: routeUrlOf });
  rememberRequests(fastify);
  fastify.addHook('preSerialization', envelopeHook);
  fastify.addHook('onSend', notModifiedHook);
  fastify.addHook('preClose', closeEventStreams(fastify));
  const sink = accessLogSink();
  if (sink) addAccessLog(fastify, name, sink);
  measureHttp(fastify, metrics, { routeOf: routeUrlOf });
  fastify.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

/** Routes whose shape a standard or an app fixes, and pages that browsers send forms to. */
const takesForms = (url = '') =>
  ['/oauth/', '/p/', '/dav/'].some((start) => url.startsWith(start)) || url === '/api/v1/report';
