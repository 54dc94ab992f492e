import type { FastifyRequest } from 'fastify';

/** What browsers may read from pages of any origin; nothing of it ever runs as a page. */
export const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, content-length, content-range, accept-ranges',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Where the service is reached: as it is set, else as the request found it. */
export class MapAddress {
  constructor(private readonly publicUrl: string | undefined) {}

  /** With the prefix of all routes. */
  baseOf(request: FastifyRequest): string {
    const own = this.publicUrl ?? `${request.protocol}://${request.host}`;
    return `${own.replace(/\/+$/, '')}/api/v1`;
  }
}
