import type { AuthSettingsValues } from '../../settings/sections.js';

type Branding = AuthSettingsValues['branding'];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that is only text in HTML, in attributes too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

/** What a mail or a page of a project's product shows. */
export interface Content {
  readonly locale: string;
  readonly isRightToLeft: boolean;
  readonly title: string;
  /** HTML of the paragraphs. */
  readonly body: string;
}

/** The frame of a mail in the colours of a project. Mail readers know only styles in attributes. */
export function mailOf(
  { locale, isRightToLeft, title, body }: Content,
  branding: Branding,
): string {
  const { name, logo_url: logo, background_color: background, support_url: support } = branding;
  const font = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#111827';
  const card = 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px';
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${background}"><div style="${card};${font}">`,
    logo
      ? `<p><img src="${escapeHtml(logo)}" alt="${escapeHtml(name ?? '')}" height="40"></p>`
      : '',
    body,
    support ? `<p><a href="${escapeHtml(support)}">${escapeHtml(support)}</a></p>` : '',
    '</div></body></html>',
  ].join('');
}

/** Paragraphs of a text. */
export function paragraphs(text: string): string {
  const lines = text.split(/\n{2,}/).map((part) => escapeHtml(part).replaceAll('\n', '<br>'));
  return lines.map((line) => `<p>${line}</p>`).join('');
}
