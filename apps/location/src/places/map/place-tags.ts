import type { OsmTags } from '../../osm/index.js';

/** What is shown by itself. */
const SHOWN = [
  'opening_hours',
  'phone',
  'contact:phone',
  'contact:mobile',
  'email',
  'contact:email',
  'website',
  'contact:website',
  'url',
  'wheelchair',
  'cuisine',
];

/** What else is kept of a place, besides its name, its category and its address. */
const OTHERS = [
  'operator',
  'brand',
  'brand:wikidata',
  'description',
  'level',
  'capacity',
  'stars',
  'rooms',
  'fee',
  'access',
  'internet_access',
  'takeaway',
  'delivery',
  'drive_through',
  'outdoor_seating',
  'smoking',
  'religion',
  'denomination',
  'sport',
  'network',
  'wikidata',
  'wikipedia',
  'toilets:wheelchair',
  'diet:vegetarian',
  'diet:vegan',
  'diet:halal',
  'diet:kosher',
  'diet:gluten_free',
];
const KEPT: ReadonlySet<string> = new Set([...SHOWN, ...OTHERS]);

const MOST_CHARACTERS = 255;

/** The tags of a place that are kept; null when there are none. */
export function keptTags(tags: OsmTags): OsmTags | null {
  const kept = Object.entries(tags).filter(
    ([key, value]) => KEPT.has(key) && value.length <= MOST_CHARACTERS,
  );
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

const first = (tags: OsmTags, ...keys: string[]): string | undefined =>
  keys.map((key) => tags[key]).find((value) => value !== undefined);

/** How one reaches a place. Anybody writes maps: an address that is none of the web is left out. */
export function contactOf(tags: OsmTags): Record<string, string> {
  const website = first(tags, 'website', 'contact:website', 'url');
  const all = {
    phone: first(tags, 'phone', 'contact:phone', 'contact:mobile'),
    email: first(tags, 'email', 'contact:email'),
    website: webAddress(website),
  };
  return Object.fromEntries(
    Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined),
  );
}

function webAddress(text: string | undefined): string | undefined {
  if (text === undefined || /\s/.test(text)) return undefined;
  if (/^https?:\/\//i.test(text)) return text;
  return /^www\./i.test(text) ? `http://${text}` : undefined;
}

/** What else is said of a place, but for what is shown by itself. */
export const otherTags = (tags: OsmTags): OsmTags =>
  Object.fromEntries(Object.entries(tags).filter(([key]) => !SHOWN.includes(key)));
