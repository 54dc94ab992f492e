import { randomBytes } from 'node:crypto';
import type { ShownPlaylist } from './playlist-pages.js';

const STYLE = `
  :root{color-scheme:light dark}
  body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
  main{max-width:1200px;margin:0 auto;padding:16px;display:grid;gap:16px}
  h1{font-size:1.25rem;margin:0}
  iframe{width:100%;aspect-ratio:16/9;border:0;border-radius:8px;background:#000;display:block}
  ol{margin:0;padding:0;list-style:none;max-height:60vh;overflow:auto}
  button{all:unset;box-sizing:border-box;cursor:pointer;width:100%;padding:10px 12px;border-radius:6px}
  button:hover,button:focus-visible{background:#8883}
  button[aria-current=true]{background:#4477ee33;font-weight:600}
  @media(min-width:900px){main{grid-template-columns:minmax(0,1fr) 320px}h1{grid-column:1/-1}}`;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Writes the page of a playlist. @param script address of the script that goes from one to the next */
export function renderPlaylistPage({ name, items }: ShownPlaylist, script: string) {
  const nonce = randomBytes(16).toString('base64');
  const rows = items.map(
    (item) =>
      `<li><button type="button" data-player="../stream/${item.playbackId}/player">${escaped(item.name)}</button></li>`,
  );
  const frame = `<iframe allow="autoplay; fullscreen; picture-in-picture" title="Player"></iframe>
<ol aria-label="What it plays">${rows.join('')}</ol>`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(name)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<main>
<h1>${escaped(name)}</h1>
${items.length === 0 ? '<p>There is nothing to play yet.</p>' : frame}
</main>
</body>
</html>
`;
  return { body, headers: headersOf(nonce) };
}

const headersOf = (nonce: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'origin',
  'x-content-type-options': 'nosniff',
});
