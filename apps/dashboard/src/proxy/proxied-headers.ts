import type { IncomingHttpHeaders } from 'node:http';

/** What a service may learn from the browser. Cookies are none of its business, and its
 * address is what we say it is. */
const FORWARDED = [
  'accept',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'range',
  'skydeck-mode',
  'skydeck-project',
  'tus-resumable',
  'upload-checksum',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'user-agent',
];

/** What the browser may learn from a service. A service sets no cookies here. */
const RETURNED = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
  'idempotency-replayed',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'skydeck-file',
  'skydeck-operation',
  'skydeck-region',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
];

const HARMLESS_TYPE =
  /^(application\/(json|problem\+json)|text\/(event-stream|plain)|image\/(png|jpeg|webp|avif|gif)|(audio|video)\/[\w.+-]+)(;|$)/;

type Headers = Record<string, string | string[]>;

const OF_BODY = ['content-type', 'content-length'];

export function requestHeaders(headers: IncomingHttpHeaders, hasBody: boolean): Headers {
  return pick(headers, hasBody ? [...FORWARDED, ...OF_BODY] : FORWARDED);
}

/**
 * The headers of a proxied answer. Stored files come from anybody, so a type that a browser would
 * run or render is served as a download.
 * @param mount where the service is for the browser, such as `/api/vault`
 */
export function responseHeaders(headers: IncomingHttpHeaders, mount = ''): Headers {
  const type = headers['content-type'] ?? 'application/octet-stream';
  const isHarmless = HARMLESS_TYPE.test(type);
  return {
    'cache-control': 'no-store',
    ...pick(headers, RETURNED),
    ...locationBelow(mount, headers.location),
    'content-type': isHarmless ? type : 'application/octet-stream',
    ...(isHarmless ? {} : { 'content-disposition': asAttachment(headers['content-disposition']) }),
    'content-security-policy': "default-src 'none'; sandbox",
    ...(type.startsWith('text/event-stream') ? { 'x-accel-buffering': 'no' } : {}),
  };
}

/** What was made is where the browser reaches it; nobody is sent elsewhere. */
const locationBelow = (mount: string, location: string | undefined): Headers =>
  location !== undefined && /^\/(?!\/)[\w/.-]*$/.test(location)
    ? { location: `${mount}${location}` }
    : {};

/** Keeps the name that a service gives a download. */
const asAttachment = (given = ''): string =>
  /^attachment\s*(;|$)/i.test(given) ? given : 'attachment';

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Headers {
  const picked: Headers = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
