import { type Markup, markup } from '../../../visitor-pages/markup.js';
import type { Reading } from '../../../visitor-pages/page-language.js';
import type { VisitorPage } from '../../../visitor-pages/visitor-page.js';
import { isShown } from '../../content/file-delivery.js';
import type { NodeEntity } from '../../nodes/node.entity.js';
import type { ShareLinkEntity } from '../share-link.entity.js';
import { SHARE_TEXTS } from './share-texts.js';

/** The path of the page of a link. */
export const sharePath = (token: string): string => `/p/shares/${encodeURIComponent(token)}`;

/** Where browsers go on after a break. */
const contentPath = (token: string) => `/api/v1/public/shares/${encodeURIComponent(token)}/content`;

/** The page with a file, and the button that sends it. */
export function sharePage(
  token: string,
  { link, file }: { readonly link: ShareLinkEntity; readonly file: NodeEntity },
  reading: Reading,
): VisitorPage {
  const texts = SHARE_TEXTS[reading.language];
  const isHidden = link.isViewOnly && !isShown(file.contentType ?? '');
  const end = link.expiresAt;
  const action = link.isViewOnly ? texts.open : texts.download;
  const content = markup`<header><h1>${file.name}</h1><p class="about">${texts.shared}</p></header>
<dl><div><dt>${texts.size}</dt><dd>${sizeWords(file.sizeBytes ?? 0, reading)}</dd></div>
${end !== null && markup`<div><dt>${texts.ends}</dt><dd>${endWords(end, reading)}</dd></div>`}</dl>
${isHidden ? markup`<p class="note wrong">${texts.notShown}</p>` : markup`<div class="actions"><a class="button" href="${contentPath(token)}">${action}</a></div>`}`;
  return { title: file.name, content };
}

/** The page that asks for the password of a link; it says nothing of the file. */
export function passwordPage(
  token: string,
  { isViewOnly }: ShareLinkEntity,
  isWrong: boolean,
  { language }: Reading,
): VisitorPage {
  const texts = SHARE_TEXTS[language];
  const told = isWrong && markup` aria-invalid="true" aria-describedby="told"`;
  const field = markup`<div class="field"><label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${told}>
${isWrong && markup`<p class="mistake" id="told" role="alert">${texts.wrong}</p>`}</div>
<button>${isViewOnly ? texts.open : texts.download}</button>`;
  const content = markup`<header><h1>${texts.secret}</h1><p class="about">${texts.secretText}</p></header>${form(token, field)}`;
  return { title: texts.secret, content };
}

const form = (token: string, content: Markup): Markup =>
  markup`<form method="post" action="${sharePath(token)}">${content}</form>`;

const endWords = (at: Date, { locale }: Reading): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at) + ' UTC';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

function sizeWords(bytes: number, { locale }: Reading): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
