import { en } from './en.js';
import { languageOf, PAGE_LANGUAGES, textsIn } from './page-language.js';

describe('languageOf', () => {
  it.each([
    [{ acceptLanguage: 'de-CH,de;q=0.9,en;q=0.8' }, 'de'],
    [{ acceptLanguage: 'nl, en;q=0.3, fr;q=0.7' }, 'fr'],
    [{ acceptLanguage: 'fr;q=0, es' }, 'es'],
    [{ acceptLanguage: 'fr', uiLocales: 'xx es-MX' }, 'es'],
    [{ acceptLanguage: 'ja', fallback: 'de' }, 'de'],
    [{ acceptLanguage: 'constructor, __proto__' }, 'en'],
    [{ acceptLanguage: ';;q=x,,' }, 'en'],
    [{ uiLocales: ['de'] }, 'en'],
    [{}, 'en'],
  ])('%j is answered in %s', (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });
});

/** Every text by its path, with what is filled in. */
function slots(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, string | object]) => {
    const at = `${path}.${name}`;
    if (typeof value !== 'string') return slots(value, at);
    return [[at, (value.match(/\{\w+\}/g) ?? []).toSorted().join()]];
  });
}

describe('texts of pages', () => {
  it.each(PAGE_LANGUAGES)('%s says everything, with the same to fill in', (language) => {
    expect(slots(textsIn(language))).toEqual(slots(en));
  });
});
