import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ApiError } from '@skydeck/errors';
import { EdgeErrors } from '../edge.errors.js';
import { compressorFor } from '../compression/compressor.js';
import { pathOf, type Visit } from '../public/visit.js';
import type { StaticSite } from './static-site.js';

/** Answers a request from the files of a release. */
export async function serveStatic(
  visit: Visit,
  site: StaticSite,
  fail: (visit: Visit, error: ApiError) => void,
): Promise<void> {
  const { request, response } = visit;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return fail(visit, EdgeErrors.method_not_allowed());
  }
  const answer = await site.answer(request, pathOf(visit));
  if (answer.kind !== 'found') {
    return fail(
      visit,
      answer.kind === 'not_found' ? EdgeErrors.page_not_found() : EdgeErrors.release_missing(),
    );
  }
  const { headers, stream, type } = answer.result;
  response.setHeader('x-request-id', visit.id);
  response.setHeader('x-content-type-options', 'nosniff');
  if (type === 'directory') headers['Location'] += query(visit.target);
  const changed = lowerCase(headers);
  visit.live?.rules?.change(visit.target, changed);
  const compressor = compressorFor(visit, answer.status, changed);
  response.writeHead(answer.status, changed);
  if (request.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  stream.on('data', (chunk: Buffer) => (visit.bytes += chunk.length));
  // Ends the response's stream too when the file breaks off, so that nobody takes it for whole.
  const flow = compressor ? pipeline(stream, compressor, response) : pipeline(stream, response);
  await flow.catch(() => response.destroy());
}

function lowerCase(headers: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

function query(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
}
