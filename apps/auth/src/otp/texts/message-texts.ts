import type { AuthSettingsValues } from '../../settings/sections.js';
import { escapeHtml, mailOf, paragraphs } from './html.js';
import { durationOf, isRightToLeft, widerLocales } from './locale.js';
import { LOCALES } from './locales/index.js';
import { en } from './locales/en.js';
import { filled, filledOwn, type OtpTemplate } from './template.schema.js';
import type { Texts } from './texts.js';

/** What a message says. */
export interface MessageTexts {
  readonly text: string;
  readonly subject: string;
  readonly html: string;
}

/** What the text of a code is made of. */
export interface CodeToTell {
  readonly code: string;
  readonly validityS: number;
  /** The language that was asked for. */
  readonly locale: string | null;
  readonly settings: AuthSettingsValues;
}

/** Our texts in the closest language that we speak. */
export function textsOf(...wanted: readonly (string | null)[]): { locale: string; texts: Texts } {
  for (const locale of wanted.flatMap((one) => (one === null ? [] : widerLocales(one)))) {
    const texts = LOCALES[locale];
    if (texts) return { locale, texts };
  }
  return { locale: 'en', texts: en };
}

/** The message with a code: in the project's own words when it has some for the language. */
export function codeMessage({
  code,
  validityS,
  locale: asked,
  settings,
}: CodeToTell): MessageTexts {
  const { otp, branding } = settings;
  const own = ownTemplate(otp.templates, asked ?? otp.default_locale);
  const { locale: ours, texts } = textsOf(own?.locale ?? null, asked, otp.default_locale);
  const locale = own?.locale ?? ours;
  const app = branding.name ?? '';
  const values = { code, app, duration: durationOf(validityS, locale) };
  const subject = own?.template.subject
    ? filled(own.template.subject, values)
    : filledOwn(app ? texts.codeSubjectOf : texts.codeSubject, values);
  const text = own
    ? filled(own.template.text, values)
    : filledOwn(app ? texts.codeOf : texts.code, values);
  return {
    text,
    subject,
    // Only mails have it.
    get html() {
      const big = `<strong dir="ltr" style="font-size:28px;letter-spacing:4px">${code}</strong>`;
      const body = paragraphs(text).replace(escapeHtml(code), big);
      const content = { locale, isRightToLeft: isRightToLeft(locale), title: subject, body };
      return mailOf(content, branding);
    },
  };
}

function ownTemplate(
  templates: Readonly<Record<string, OtpTemplate>>,
  locale: string,
): { locale: string; template: OtpTemplate } | undefined {
  for (const candidate of widerLocales(locale)) {
    const template = templates[candidate];
    if (template) return { locale: candidate, template };
  }
  return undefined;
}
