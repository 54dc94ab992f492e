import { ApiRequestError } from '@skydeck/sdk';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { exchange } from '../auth/exchange.js';
import { parseBody } from '../http/parse-body.js';
import type { BrowserSessions } from '../session/browser-sessions.js';

export interface PreviewRoutes {
  readonly authUrl: string;
  readonly sessions: BrowserSessions;
}

const LONGEST = 12_000;

const Wanted = z.object({
  project: z.string().regex(/^[\w-]{1,64}$/),
  mode: z.enum(['live', 'test']).default('live'),
  /** The body of the request to auth, in JSON. */
  draft: z.string().max(LONGEST),
});

interface Preview {
  readonly html: string;
  readonly image_origin: string | null;
}

/**
 * `/bff/sign-in-page`: the sign-in page as it would be with settings that are not saved, for a
 * frame. It has an origin of its own, runs nothing and loads nothing but the logo.
 */
export function addPreviewRoutes(bff: FastifyInstance, { authUrl, sessions }: PreviewRoutes): void {
  bff.get('/sign-in-page', async (request, reply) => {
    const { project, mode, draft } = parseBody(Wanted, request.query);
    const { accessToken: bearer } = await sessions.require(request, reply);
    const url = `${authUrl}/api/v1/projects/${project}/auth-settings/preview`;
    const call = { bearer, body: jsonIn(draft), from: request, headers: { 'skydeck-mode': mode } };
    try {
      const { html, image_origin: origin } = await exchange<Preview>('POST', url, call);
      return await send(reply, html, origin);
    } catch (error) {
      if (!(error instanceof ApiRequestError)) throw error;
      return send(reply, `<p>${escaped(error.message)}</p>`, null);
    }
  });
}

function send(reply: FastifyReply, page: string, imageOrigin: string | null): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${imageOrigin ?? "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('x-frame-options', 'SAMEORIGIN')
    .serializer(String)
    .type('text/html; charset=utf-8')
    .send(page);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
