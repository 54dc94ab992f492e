import type { IncomingMessage } from 'node:http';
import { CommonErrors } from '@skydeck/errors';
import { EdgeErrors } from '../edge.errors.js';

/** Where a request wants to go. */
export interface Destination {
  readonly authority: string;
  readonly target: string;
}

/**
 * Reads host and target, and refuses what two servers could understand differently. Node's parser
 * already refuses repeated lengths, a length beside a transfer coding, and bare line feeds.
 * @throws `edge.bad_request` or `uri_too_long`
 */
export function destinationOf(request: IncomingMessage, maxUrlBytes: number): Destination {
  const { headers, rawHeaders, url: target = '' } = request;
  if (target.length > maxUrlBytes) throw CommonErrors.uri_too_long();
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    if (headers['content-length'] !== undefined) throw refuse('two ways of framing the body');
    // RFC 9112 §6.1: HTTP/1.0 knows no transfer codings, and only `chunked` is passed on.
    if (request.httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked') {
      throw refuse('an unsupported transfer coding');
    }
  }
  if (request.httpVersionMajor === 2) return multiplexed(request, target);
  if (countHosts(rawHeaders) > 1) throw refuse('more than one Host header');
  if (target.startsWith('/')) return { authority: headers.host ?? '', target };
  return absolute(target);
}

/** HTTP/2 names the host in a field of its own; a `Host` beside it must not differ (RFC 9113 §8.3.1). */
function multiplexed({ headers, rawHeaders }: IncomingMessage, target: string): Destination {
  const authority = (headers as Record<string, string | undefined>)[':authority'] ?? headers.host;
  if (countHosts(rawHeaders) > 1 || (headers.host ?? authority) !== authority) {
    throw refuse('more than one host');
  }
  if (!target.startsWith('/')) throw refuse('an unsupported request target');
  return { authority: authority ?? '', target };
}

/** A target such as `http://host/path` names the host itself, whatever the header says. */
function absolute(target: string): Destination {
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw refuse('an unsupported request target');
  }
  return { authority: url.host, target: url.pathname + url.search };
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

function refuse(what: string) {
  return EdgeErrors.bad_request({ detail: `This request has ${what}.` });
}
