import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Markup, markup } from './markup.js';
import type { Reading } from './page-language.js';
import { PAGE_STYLE } from './page-style.js';

const NONCE_BYTES = 16;

/** One page for people. */
export interface VisitorPage {
  readonly title: string;
  readonly content: Markup;
  readonly isWide?: boolean;
  /** A script of ours that the page does without if it must; never anything of users. */
  readonly script?: string;
}

/** Sends a page: it runs and shows nothing that does not carry the nonce of this one. */
export function sendPage(
  reply: FastifyReply,
  { language }: Reading,
  { title, content, isWide = false, script }: VisitorPage,
  status = 200,
): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const { html } = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
${script !== undefined && markup`<script nonce="${nonce}">${new Markup(script)}</script>`}
<style nonce="${nonce}">${new Markup(PAGE_STYLE)}</style>
</head>
<body><main${new Markup(isWide ? ' class="wide"' : '')}>${content}</main></body>
</html>
`;
  void reply
    .status(status)
    .headers(headersOf(nonce, script !== undefined))
    .send(html);
}

const headersOf = (nonce: string, hasScript: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasScript ? [`script-src 'nonce-${nonce}'`] : []),
    'img-src data:',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  // Addresses here stand for keys: no other site may learn them.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
