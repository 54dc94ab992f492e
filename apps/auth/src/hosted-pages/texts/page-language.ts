import { de } from './de.js';
import { en, type PageTexts } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

const TEXTS = { en, de, fr, es } satisfies Record<string, PageTexts>;

/** A language that pages speak. */
export type PageLanguage = keyof typeof TEXTS;

export const PAGE_LANGUAGES = Object.keys(TEXTS) as PageLanguage[];

/** The texts of a language. */
export const textsIn = (language: PageLanguage): PageTexts => TEXTS[language];

/** What somebody reads, as far as anybody has said. */
export interface WantedLanguages {
  /** Of the app, the best first (`ui_locales` of OpenID Connect). */
  readonly uiLocales?: unknown;
  /** Of the browser. @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4 */
  readonly acceptLanguage?: string | undefined;
  /** Of the project. */
  readonly fallback?: string | undefined;
}

/** The first language that somebody wants and pages speak; English when there is none. */
export function languageOf({ uiLocales, acceptLanguage = '', fallback = '' }: WantedLanguages) {
  const ofApp = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const wanted = [...ofApp, ...byPreference(acceptLanguage), fallback];
  return wanted.map(primaryOf).find(isSpoken) ?? 'en';
}

function byPreference(header: string): string[] {
  const ranges = header
    .slice(0, 512)
    .split(',')
    .map((range) => {
      const [tag = '', quality = ''] = range.trim().split(/\s*;\s*q=/);
      return { tag, quality: quality === '' ? 1 : Number(quality) };
    });
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

const primaryOf = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';
const isSpoken = (language: string): language is PageLanguage => Object.hasOwn(TEXTS, language);
