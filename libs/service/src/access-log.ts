import { routeUrlOf } from '@skydeck/envelope';
import { traceIdOf } from '@skydeck/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Caller {
  readonly principal?: { readonly id: string; readonly project?: { readonly id: string } };
}

/** Takes finished lines. */
export interface LineSink {
  write(line: string): unknown;
}

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);
const INFO = 30;

/**
 * Writes one line for each answered request, in the form of the other lines of the log. It is put
 * together by hand: a logger that looks at every field costs as much as answering the request.
 * Query strings are left out: they may hold secrets. Of a token in a path its kind is left.
 */
export function addAccessLog(fastify: FastifyInstance, service: string, sink: LineSink): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeUrlOf(request);
    if (route === undefined || !QUIET.has(route)) {
      sink.write(lineOf(service, route, request, reply));
    }
    done();
  });
}

// Identifiers, methods and routes hold nothing to escape; a path may hold anything.
function lineOf(
  service: string,
  route: string | undefined,
  request: FastifyRequest & Caller,
  { statusCode, elapsedTime }: FastifyReply,
): string {
  const { principal } = request;
  const path = JSON.stringify(pathOf(request.url));
  let line = `{"level":${INFO},"time":"${isoTime()}","service":"${service}"`;
  line += `,"request_id":"${request.id}","method":"${request.method}","path":${path}`;
  if (route !== undefined) line += `,"route":"${route}"`;
  line += `,"status":${statusCode},"duration_ms":${Math.round(elapsedTime * 10) / 10}`;
  if (principal) line += `,"caller":"${principal.id}"`;
  const traceId = traceIdOf(request);
  if (traceId !== undefined) line += `,"trace_id":"${traceId}"`;
  if (principal?.project) line += `,"project":"${principal.project.id}"`;
  return `${line}}\n`;
}

/** Tokens of invitations and verifications, and keys that somebody put into a path by mistake. */
const SECRET = /\b(invt|kycs|dk)_[\w-]+/g;
/** What stands after an identifier makes it a secret, such as in links that sign in. */
const SECRET_OF_ID = /\b([a-z]{2,5}_[0-9a-z]{26})\.[\w-]+/g;

function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.replaceAll(SECRET, '$1_…').replaceAll(SECRET_OF_ID, '$1.…');
}

let writtenMs = 0;
let written = '';

/** The time as RFC 3339, written once for each millisecond. */
function isoTime(): string {
  const nowMs = Date.now();
  if (nowMs !== writtenMs) {
    writtenMs = nowMs;
    written = new Date(nowMs).toISOString();
  }
  return written;
}
