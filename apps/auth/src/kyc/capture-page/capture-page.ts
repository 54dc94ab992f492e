import { randomBytes } from 'node:crypto';
import { Html, html } from '../../hosted-pages/html.js';
import { initialOf, type PageTheme, type RenderedPage } from '../../hosted-pages/page.js';
import { pageStyle } from '../../hosted-pages/page-style.js';
import type { CaptureAssets } from './capture-assets.js';
import { CAPTURE_STYLE } from './capture-style.js';

const NONCE_BYTES = 16;

/** Writes the page on which somebody is verified. Nothing in it depends on who that is. */
export function renderCapturePage(theme: PageTheme, assets: CaptureAssets): RenderedPage {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const style = pageStyle({ primary: theme.primaryColor, background: theme.backgroundColor });
  const folder = `/verify/assets/${assets.version}`;
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>Identity verification – ${theme.name}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${new Html(style + CAPTURE_STYLE)}
        </style>
        <script type="module" src="${folder}/main.js"></script>
        ${[...assets.scripts.keys()].map(
          (name) => html`<link rel="modulepreload" href="${folder}/${name}" />`,
        )}
      </head>
      <body>
        ${theme.isTest && html`<div class="test" role="note">Test mode – for trials only</div>`}
        <main>
          <header><div class="brand">${brandOf(theme)}</div></header>
          <div id="screen">
            <div class="spinner" role="status" aria-label="Loading"></div>
            <noscript><p class="problem">This page needs JavaScript.</p></noscript>
          </div>
        </main>
      </body>
    </html>`;
  return { body: text, headers: headersOf(theme, nonce) };
}

function brandOf({ name, logoUrl }: PageTheme): Html {
  if (logoUrl !== null) return html`<img src="${logoUrl}" alt="${name}" />`;
  return html`<span class="mark" aria-hidden="true">${initialOf(name)}</span><span>${name}</span>`;
}

function headersOf({ logoUrl }: PageTheme, nonce: string): Record<string, string> {
  const logo = logoUrl === null ? '' : ` ${new URL(logoUrl).origin}`;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'nonce-${nonce}'`,
      `img-src blob: data:${logo}`,
      "media-src 'self' blob:",
      "connect-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    // The address holds the secret: no other host may learn it.
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
