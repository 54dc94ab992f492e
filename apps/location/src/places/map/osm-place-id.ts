/** `osm-n5`, `osm-w6`, `osm-r7`: the same in every build of every map. */
export const osmPlaceId = (type: number, id: number): string => `osm-${LETTERS[type]}${id}`;

/** The same of `node/5`, as geocoding says it. */
export const osmPlaceIdOf = (osm: string): string =>
  `osm-${osm[0]}${osm.slice(osm.indexOf('/') + 1)}`;

const LETTERS = ['n', 'w', 'r'] as const;
const SHAPE = /^osm-([nwr])(\d{1,15})$/;

/** The object of OpenStreetMap that an identifier names; null when it has another shape. */
export function readOsmPlaceId(text: string): { type: number; id: number } | null {
  const [, letter = '', digits = ''] = SHAPE.exec(text) ?? [];
  const type = LETTERS.indexOf(letter as 'n');
  return type < 0 ? null : { type, id: Number(digits) };
}
