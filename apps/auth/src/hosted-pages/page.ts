import { randomBytes } from 'node:crypto';
import { inScheme, type PageScheme, PICTURE_STYLE } from './fixed-scheme.js';
import { Html, html } from './html.js';
import { PAGE_SCRIPT } from './page-script.js';
import { pageStyle } from './page-style.js';
import { type PageLanguage, textsIn } from './texts/page-language.js';

const NONCE_BYTES = 16;

/** How the pages of a project look. */
export interface PageTheme {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly primaryColor: string;
  readonly backgroundColor: string;
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly isTest: boolean;
}

/** One page. */
export interface Page {
  readonly title: string;
  readonly content: Html;
  /** Where its forms may lead, besides the host itself: browsers count redirects as well. */
  readonly formTargets?: readonly string[];
  /** Where the browser goes on by itself. */
  readonly next?: string;
  /** A module of its own, which the page does without if it must. */
  readonly script?: string;
}

/** A page as it is sent. */
export interface RenderedPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Writes a page. It runs and shows nothing that does not carry this page's nonce. As a picture it
 * has a scheme, runs nothing and takes nothing.
 */
export function renderPage(
  theme: PageTheme,
  page: Page,
  language: PageLanguage,
  picture?: PageScheme,
): RenderedPage {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const own = pageStyle({ primary: theme.primaryColor, background: theme.backgroundColor });
  const style = picture ? inScheme(own, picture) + PICTURE_STYLE : own;
  const { text } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${page.next !== undefined && refresh(page.next)}
        <title>${page.title} – ${theme.name}</title>
        <style nonce="${nonce}">
          ${new Html(style)}
        </style>
      </head>
      <body ${picture && STILL}>
        ${theme.isTest && html`<div class="test" role="note">${textsIn(language).testMode}</div>`}
        <main>
          <header><div class="brand">${brandOf(theme)}</div></header>
          ${picture ? unfocused(page.content) : page.content}
        </main>
        ${theme.links.length > 0 && html`<footer>${theme.links.map(footerLink)}</footer>`}
        ${!picture && scriptsOf(page, nonce)}
      </body>
    </html>`;
  return { body: text, headers: headersOf(theme, page, nonce) };
}

const STILL = new Html('inert');

/** A frame must not take the focus from the page around it. */
const unfocused = ({ text }: Html) => new Html(text.replaceAll(/\sautofocus(?=\s)/g, ''));

const scriptsOf = ({ script }: Page, nonce: string) =>
  html`<script nonce="${nonce}">
      ${new Html(PAGE_SCRIPT)};
    </script>
    ${script !== undefined && moduleOf(script, nonce)}`;

/** Ends the chain of redirects of a form, which would be held to its targets. */
const refresh = (url: string) => html`<meta http-equiv="refresh" content="0;url=${url}" />`;

const moduleOf = (script: string, nonce: string) =>
  html`<script type="module" nonce="${nonce}">
    ${new Html(script)};
  </script>`;

const footerLink = ({ text, url }: { text: string; url: string }) =>
  html`<a href="${url}" rel="noopener noreferrer" target="_blank">${text}</a>`;

function brandOf({ name, logoUrl }: PageTheme): Html {
  if (logoUrl !== null) return html`<img src="${logoUrl}" alt="${name}" />`;
  return html`<span class="mark" aria-hidden="true">${initialOf(name)}</span><span>${name}</span>`;
}

/** The letter that stands for a name; a figure for what has none, such as a phone number. */
export const initialOf = (name: string): Html | string =>
  /\p{L}/u.exec(name)?.[0].toUpperCase() ?? PERSON;

const PERSON = html`<svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
  <circle cx="10" cy="6" r="4" />
  <path d="M2 18a8 7 0 0 1 16 0z" />
</svg>`;

function headersOf(
  { logoUrl }: PageTheme,
  { formTargets = [] }: Page,
  nonce: string,
): Record<string, string> {
  const images = logoUrl === null ? "'none'" : new URL(logoUrl).origin;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      `img-src ${images}`,
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    // Forms must still tell where they come from.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
