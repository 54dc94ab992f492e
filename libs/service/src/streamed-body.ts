import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const TABLE = 'text/csv';
const STREAM_TYPES = ['application/octet-stream', 'application/x-ndjson', TABLE];
const LINGER_MS = 2000;
const LINGER_BYTES = 16 * 1024 * 1024;
const streamed = new WeakSet<IncomingMessage>();

/**
 * Lets a route read its body as it comes in, whatever its size: `application/octet-stream`, or
 * lines of JSON as `application/x-ndjson`; a table as `text/csv` where that is said, and files of
 * every type, such as `video/mp4`, where that is.
 */
export const TakesStream = ({ orTable = false, ofAnyType = false } = {}) =>
  RouteConfig({ takesStream: true, takesTable: orTable, takesAnyType: ofAnyType });

/**
 * The body of a route that {@link TakesStream}, in pieces. Leaving the loop early leaves the
 * connection as it is, so that a refusal can still be answered.
 */
export const StreamedBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AsyncIterable<Buffer> => {
    const stream = streamOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!stream) throw CommonErrors.unsupported_media_type();
    return stream;
  },
);

/** The same for a route that takes JSON as well; undefined when the body is no stream. */
export const OptionalStreamedBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AsyncIterable<Buffer> | undefined =>
    streamOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

function streamOf(request: FastifyRequest): AsyncIterable<Buffer> | undefined {
  const { raw, headers } = request;
  const type = headers['content-type'] ?? '';
  const isStream = STREAM_TYPES.some((one) => type.startsWith(one));
  if (!isStream && !takesAnyType(request)) return undefined;
  streamed.add(raw);
  return { [Symbol.asyncIterator]: () => raw.iterator({ destroyOnReturn: false }) };
}

interface StreamRules {
  readonly takesStream?: boolean;
  readonly takesTable?: boolean;
  readonly takesAnyType?: boolean;
}

/** A form is no file: what is in it would be kept with its wrapping. JSON was read already. */
function takesAnyType({ routeOptions, headers }: FastifyRequest): boolean {
  const isFile = !/^(multipart\/|application\/json)/i.test(headers['content-type'] ?? '');
  return (routeOptions.config as StreamRules).takesAnyType === true && isFile;
}

/** Tells that somebody who was let in reads the body of a request as it comes in. */
export const readsAsStream = (request: IncomingMessage): void => void streamed.add(request);

/** Whether somebody who was let in streams the body of a request. */
export const isStreamed = (request: IncomingMessage): boolean => streamed.has(request);

function takesStream({ routeOptions, headers }: FastifyRequest): boolean {
  const config = routeOptions.config as StreamRules;
  const isTable = headers['content-type']?.startsWith(TABLE) ?? false;
  return config.takesStream === true && (!isTable || config.takesTable === true);
}

/** Leaves the bodies of routes that take a stream to them. */
export function addStreamedBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(STREAM_TYPES, (request, _payload, done) => {
    if (takesStream(request)) done(null);
    else done(CommonErrors.unsupported_media_type());
  });
  fastify.addContentTypeParser('*', (request, _payload, done) => {
    if (takesAnyType(request)) done(null);
    else done(CommonErrors.unsupported_media_type());
  });
  // What was refused before its end is not read to it; who still sends gets to see the answer.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isDone = request.raw.complete || typeof payload !== 'string';
    if (isDone || !takesStream(request)) return done(null, payload);
    void reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload));
    done(null, Readable.from(answer(request, payload)));
  });
}

/** The whole answer, whose end comes later: with it the connection is cut. */
async function* answer(request: FastifyRequest, payload: string): AsyncGenerator<string> {
  yield payload;
  await linger(request);
}

/** Reads on for a moment: a connection cut in the middle of sending may lose the answer. */
async function linger({ raw }: FastifyRequest): Promise<void> {
  const over = Promise.withResolvers<void>();
  let rest = LINGER_BYTES;
  const end = (): void => {
    clearTimeout(timer);
    over.resolve();
  };
  const timer = setTimeout(end, LINGER_MS);
  raw.on('data', (chunk: Buffer) => (rest -= chunk.length) < 0 && end());
  raw.once('end', end).once('close', end).once('error', end);
  raw.resume();
  await over.promise;
}
