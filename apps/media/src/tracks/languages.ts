/** The language that files have where they say nothing. */
const UNKNOWN = 'und';

/** A language as BCP 47 writes it, such as `pt-BR`; null when the text names none. */
export function languageOf(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}

/** The language of a stream of a file, which often has three letters. */
export const inputLanguage = (text: string | null): string => languageOf(text ?? '') ?? UNKNOWN;

/** What those who speak a language call it. */
export function nameOfLanguage(language: string): string {
  if (language === UNKNOWN) return 'Unknown';
  const own =
    new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
}
