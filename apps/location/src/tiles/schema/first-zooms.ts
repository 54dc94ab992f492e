/** The first zoom of each class. */
export type Zooms = Readonly<Record<string, number>>;

/** Classes by the zoom that they begin at. */
function from(lists: Readonly<Record<number, string>>): Zooms {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([zoom, names]) =>
      names.split(' ').map((name) => [name, Number(zoom)] as const),
    ),
  );
}

/** What covers the ground, by the key that says so. */
export const GROUND: Readonly<Record<string, Zooms>> = {
  landuse: from({
    7: 'forest',
    8: 'residential',
    9: 'industrial commercial farmland meadow military',
    10: 'retail orchard vineyard quarry',
    11: 'cemetery recreation_ground allotments railway',
    12: 'grass village_green',
  }),
  natural: from({
    6: 'glacier',
    7: 'wood',
    9: 'scrub heath grassland wetland',
    10: 'beach sand bare_rock scree',
  }),
  leisure: from({
    8: 'nature_reserve',
    9: 'park',
    10: 'golf_course',
    12: 'garden',
    13: 'pitch',
    14: 'playground',
  }),
  amenity: from({ 11: 'university hospital', 12: 'school', 13: 'parking' }),
  aeroway: from({ 9: 'aerodrome', 10: 'runway', 12: 'apron' }),
};

/** Places that have a name. */
export const PLACES: Zooms = from({
  1: 'country',
  4: 'state city',
  7: 'town',
  10: 'village island',
  11: 'suburb',
  12: 'quarter hamlet',
  13: 'neighbourhood locality',
});
