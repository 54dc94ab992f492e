import type { OutgoingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Visit } from '../public/visit.js';

const LEAST_BYTES = 1024;
const MOST_AT_ONCE = 256;
const GZIP_LEVEL = 5;
const BROTLI_QUALITY = 4;

const COMPRESSIBLE: ReadonlySet<string> = new Set([
  'application/javascript',
  'application/json',
  'application/ld+json',
  'application/manifest+json',
  'application/wasm',
  'application/xhtml+xml',
  'application/xml',
  'application/rss+xml',
  'font/ttf',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
]);

let running = 0;

/**
 * Decides whether an answer is compressed, and changes its headers accordingly (names in lower
 * case). Left alone is what is small, partial, compressed already, not to be transformed, or a
 * stream of events.
 */
export function compressorFor(
  { request, live }: Visit,
  status: number,
  headers: OutgoingHttpHeaders,
): Transform | undefined {
  const type = headers['content-type'] ?? '';
  const semicolon = type.indexOf(';');
  const media = (semicolon === -1 ? type : type.slice(0, semicolon)).trim().toLowerCase();
  if (!COMPRESSIBLE.has(media) || status !== 200 || live?.rules?.rules.compression === false) {
    return undefined;
  }
  if (headers['content-encoding'] !== undefined || headers['content-range'] !== undefined) {
    return undefined;
  }
  if ((headers['cache-control'] ?? '').includes('no-transform')) return undefined;
  const length = headers['content-length'];
  if (length !== undefined && Number(length) < LEAST_BYTES) return undefined;
  addVary(headers);
  const encoding = choose(request.headers['accept-encoding'] ?? '');
  if (!encoding || request.method === 'HEAD' || running >= MOST_AT_ONCE) return undefined;
  delete headers['content-length'];
  delete headers['accept-ranges'];
  headers['content-encoding'] = encoding;
  weaken(headers);
  return count(encoding === 'br' ? brotli(length) : gzip(length));
}

/** Best of what a visitor takes; a quality of 0 is a refusal (RFC 9110 §12.5.3). */
function choose(accepted: string | string[]): 'br' | 'gzip' | undefined {
  if (typeof accepted !== 'string' || accepted === '') return undefined;
  const taken = new Set<string>();
  for (const part of accepted.split(',', 20)) {
    const [name = '', quality = ''] = part.split(';');
    if (!/^\s*q=0(\.0*)?\s*$/.test(quality)) taken.add(name.trim().toLowerCase());
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}

/** What comes without a length may be a page in the making: each piece goes out at once. */
function brotli(length: unknown): Transform {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const flush = length === undefined ? constants.BROTLI_OPERATION_FLUSH : undefined;
  return createBrotliCompress({ params, ...(flush !== undefined && { flush }) });
}

function gzip(length: unknown): Transform {
  const flush = length === undefined ? constants.Z_SYNC_FLUSH : undefined;
  return createGzip({ level: GZIP_LEVEL, ...(flush !== undefined && { flush }) });
}

function count(stream: Transform): Transform {
  running++;
  stream.once('close', () => running--);
  return stream;
}

function addVary(headers: OutgoingHttpHeaders): void {
  const vary = headers['vary'] === undefined ? [] : [headers['vary']].flat().map(String);
  const names = vary.join(',').toLowerCase();
  if (names.includes('accept-encoding') || names.includes('*')) return;
  headers['vary'] = [...vary, 'accept-encoding'].join(', ');
}

/** The compressed bytes are others, so a strong tag would lie (RFC 9110 §8.8.1). */
function weaken(headers: OutgoingHttpHeaders): void {
  const tag = headers['etag'];
  if (typeof tag === 'string' && !tag.startsWith('W/')) headers['etag'] = `W/${tag}`;
}
