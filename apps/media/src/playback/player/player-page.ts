import { randomBytes } from 'node:crypto';
import type { PageRule } from '../stream/allowed-page.js';

const STYLE = `
  html,body{margin:0;height:100%;background:#000;color:#fff;font:16px/1.4 system-ui,sans-serif}
  main{position:relative;height:100%}
  video{width:100%;height:100%;display:block;object-fit:contain}
  .menus{position:absolute;top:12px;right:12px;display:flex;gap:8px}
  select{max-width:220px;opacity:.25;transition:opacity .2s;color:#fff;
    background:#000a;border:1px solid #fff6;border-radius:6px;padding:6px 8px;font:inherit}
  main:hover select,select:focus-visible{opacity:1}
  [role=alert]{position:absolute;inset:0;display:grid;place-items:center;background:#000c;
    padding:24px;text-align:center}
  [hidden]{display:none!important}`;

/** What the page shows. Relative addresses begin at the page. */
export interface PlayerPage {
  readonly title: string;
  readonly src: string;
  readonly poster: string;
  /** Whether it is broadcast, not kept. */
  readonly isLive: boolean;
  /** Where it tells how the film plays. */
  readonly view: string;
  /** Folder of the scripts, with a slash at its end. */
  readonly scripts: string;
  /** Which pages may hold it in a frame; any when null. */
  readonly pages: PageRule | null;
}

/** Writes the page with a player, and what browsers are to keep it to. */
export function renderPlayerPage(page: PlayerPage): {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const nonce = randomBytes(16).toString('base64');
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(page.title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
<script type="module" src="${escaped(page.scripts)}main.js"></script>
</head>
<body data-src="${escaped(page.src)}" data-hls="${escaped(page.scripts)}hls.js"
  data-view="${escaped(page.view)}"${page.isLive ? ' data-live=""' : ''}>
<main>
<video controls playsinline poster="${escaped(page.poster)}" aria-label="${escaped(page.title)}"></video>
<div class="menus">
<select hidden aria-label="Quality"></select>
<select hidden id="captions" aria-label="Captions" aria-keyshortcuts="c"></select>
</div>
<div role="alert" hidden></div>
<noscript><div role="alert">This page needs JavaScript.</div></noscript>
</main>
</body>
</html>
`;
  return { body, headers: headersOf(page.pages, nonce) };
}

function headersOf(pages: PageRule | null, nonce: string): Record<string, string> {
  const hosts = pages?.referrers ?? [];
  const frames = hosts.length === 0 ? '*' : ["'self'", ...hosts].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      'worker-src blob:',
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${frames}`,
    ].join('; '),
    'cache-control': 'private, no-store',
    // The address may hold a token: only where it is from is told.
    'referrer-policy': 'origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-content-type-options': 'nosniff',
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
