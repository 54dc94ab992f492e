/** Languages that tiles have names in, besides the one of the place. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'tr',
  'el',
  'ru',
  'uk',
  'ar',
  'he',
  'fa',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;
export type Language = (typeof LANGUAGES)[number];
