/** The languages that pages are written in. */
export const PAGE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** How a visitor reads. */
export interface Reading {
  readonly language: PageLanguage;
  /** How dates and numbers are written, such as `en-GB`. */
  readonly locale: string;
}

const MOST_CHARS = 200;

/** What a browser wants most of the languages that there are; English if none. */
export function readingOf(acceptLanguage = ''): Reading {
  const wanted = acceptLanguage
    .slice(0, MOST_CHARS)
    .split(',')
    .map((range) => {
      const [tag = '', quality = '1'] = range.trim().split(/\s*;\s*q=/);
      return { tag, quality: Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const language = PAGE_LANGUAGES.find((one) => tag.toLowerCase().split('-', 1)[0] === one);
    if (language) return { language, locale: localeOf(tag) ?? language };
  }
  return { language: 'en', locale: 'en' };
}

function localeOf(tag: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined;
  }
}
