import { CATEGORY_LIST } from './category-list.js';

/** Languages in which categories have names. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;

/** A kind of places. */
export interface Category {
  /** Such as `food.cafe`; of a group `food`. */
  readonly id: string;
  /** Tags that mean it, such as `amenity=cafe`. */
  readonly osm: readonly string[];
  /** Names by language, two letters. */
  readonly names: Readonly<Record<string, string>>;
}

/** What is none of the others. */
export const OTHER = 'other';

/** All categories; groups stand before theirs. */
export const CATEGORIES: readonly Category[] = CATEGORY_LIST.trim()
  .split('\n')
  .map((line) => {
    const [id = '', osm = '', ...names] = line.split('|');
    return {
      id,
      osm: osm === '' ? [] : osm.split(','),
      names: Object.fromEntries(LANGUAGES.map((language, at) => [language, names[at]!])),
    };
  });

const byId = new Map(CATEGORIES.map((category) => [category.id, category]));
const byTag = new Map(CATEGORIES.flatMap(({ id, osm }) => osm.map((tag) => [tag, id] as const)));
const SHOP = /^shop=/;
const OFFICE = /^office=/;

/** The category of a tag; what shops and offices are not listed belong to their groups. */
export function categoryOf(tag: string): string {
  const known = byTag.get(tag);
  if (known !== undefined) return known;
  if (SHOP.test(tag)) return 'shop';
  return OFFICE.test(tag) ? 'office' : OTHER;
}

/** The name of a category in a language, in English if it has none; null of those that projects made up. */
export function categoryName(id: string, language = 'en'): string | null {
  const names = byId.get(id)?.names;
  return names?.[language.toLowerCase().split('-')[0]!] ?? names?.['en'] ?? null;
}

/** Whether a category is among those that were asked for: it, its group, or a tag. Nothing asked is all. */
export function isAmong(wanted: readonly string[], id: string, tag?: string): boolean {
  return (
    wanted.length === 0 ||
    wanted.some((one) => one === id || one === tag || id.startsWith(`${one}.`))
  );
}
