import type { FastifyReply } from 'fastify';

/**
 * What a page may load and reach.
 * @param options.connect origins that scripts may connect to, besides the page's own
 */
export function contentSecurityPolicy({
  connect,
}: {
  readonly connect: readonly string[];
}): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine sets colours and sizes by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...connect].join(' '),
    // Players hand pictures over as blobs.
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const CONTENT_SECURITY_POLICY = contentSecurityPolicy({ connect: [] });

/** Headers of every answer. */
export function addSecurityHeaders(reply: FastifyReply, isSecure: boolean): void {
  void reply.headers({
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
}
