import { z } from 'zod';

/** A language as in BCP 47, with script and region where they matter. */
export const Locale = z
  .string()
  .regex(
    /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/,
    'Write a language such as `de` or `pt-BR`.',
  )
  .describe('Language, such as `de` or `pt-BR` (BCP 47).');

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Whether a language is written from right to left. */
export const isRightToLeft = (locale: string): boolean => RIGHT_TO_LEFT.has(languageOf(locale));

/** The candidates for a language, the closest first: `pt-BR`, then `pt`. */
export function widerLocales(locale: string): string[] {
  const parts = locale.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

const formats = new Map<string, Intl.NumberFormat>();

/** A time in the words of a language: `5 minutes`, `5 Minuten`. Digits are 0 to 9 everywhere. */
export function durationOf(seconds: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    const style = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
    format = new Intl.NumberFormat(locale, { ...style, numberingSystem: 'latn' });
    // There are few languages with texts, and only those get here.
    formats.set(locale, format);
  }
  return format.format(Math.ceil(seconds / 60));
}

const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? '';
