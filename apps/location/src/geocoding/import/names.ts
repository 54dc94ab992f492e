import type { OsmTags } from '../../osm/index.js';

/** Tags whose values are names, besides `name` and `name:xx`. */
const OTHERS = [
  'alt_name',
  'official_name',
  'short_name',
  'old_name',
  'loc_name',
  'int_name',
  'reg_name',
  'ref',
  'brand',
  'operator',
  'iata',
  'icao',
  'addr:housename',
];
const LANGUAGE = /^name:([a-z]{2,3}(?:[-_][A-Za-z]+)?)$/;

/** Names by where they come from: '' for the name itself, `xx` for a language, else the tag. */
export type Names = Readonly<Record<string, string>>;

/** All names that something has. */
export function namesOf(tags: OsmTags): Names {
  const names: Record<string, string> = {};
  const put = (key: string, value: string | undefined): void => {
    if (value !== undefined && value.trim() !== '')
      names[key] = value.replaceAll(/[\n\r\t]+/g, ' ').trim();
  };
  put('', tags['name'] ?? tags['name:en']);
  for (const [key, value] of Object.entries(tags)) {
    const language = LANGUAGE.exec(key)?.[1];
    if (language !== undefined) put(language.toLowerCase(), value);
  }
  for (const key of OTHERS) put(key, tags[key]);
  return names;
}

/** Names as one text of lines: the name, then `key=name`. */
export const packNames = (names: Names): string =>
  [
    names[''] ?? '',
    ...Object.entries(names)
      .filter(([key]) => key !== '')
      .map(([key, name]) => `${key}=${name}`),
  ].join('\n');

/** Names out of such a text. */
export function unpackNames(text: string): Names {
  const [first = '', ...lines] = text.split('\n');
  const names: Record<string, string> = { '': first };
  for (const line of lines) {
    const at = line.indexOf('=');
    names[line.slice(0, at)] = line.slice(at + 1);
  }
  return names;
}
