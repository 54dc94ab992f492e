import type { PageLanguage } from './page-texts.js';

const STYLE = `
:root { color-scheme: light dark; --text: #14171f; --soft: #5b6472; --line: #d5dae2; --card: #fff; --page: #f3f5f9; --accent: #1f4fd8; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --text: #eef1f6; --soft: #a3adbb; --line: #3a414e; --card: #16191f; --page: #0c0e12; --accent: #8ab0ff; --on: #0c0e12; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; color: var(--soft); }
fieldset { border: 1px solid var(--line); border-radius: .75rem; background: var(--card); margin: 0 0 1rem; padding: 1rem; min-width: 0; }
legend { float: left; width: 100%; font-weight: 600; padding: 0; margin: 0 0 .25rem; overflow-wrap: anywhere; }
legend + * { clear: both; }
fieldset p { margin: 0 0 .5rem; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; overflow-wrap: anywhere; }
input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); flex: none; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; margin: 0 .5rem .75rem 0; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on); cursor: pointer; }
button.second { background: transparent; color: var(--text); border-color: var(--soft); }
a { color: var(--accent); }
.done { border: 1px solid var(--line); border-inline-start: .25rem solid var(--accent); background: var(--card); color: var(--text); padding: .75rem 1rem; border-radius: .25rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in a page. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** A page that runs nothing, keeps nothing and loads nothing. */
export function renderPage(language: PageLanguage, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
