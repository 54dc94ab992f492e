import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Seconds until the browser forgets it; 0 removes it. */
  readonly maxAgeS: number;
  readonly path: string;
  readonly isSecure: boolean;
}

/** One cookie of a request, or undefined. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Sets a cookie that scripts cannot read and that no other site can make the browser send. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeS, path, isSecure }: CookieOptions,
): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeS}`, 'HttpOnly'];
  if (isSecure) parts.push('Secure');
  void reply.header('set-cookie', [...parts, 'SameSite=Strict'].join('; '));
}
