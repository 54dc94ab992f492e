/**
 * Words that people shorten, each group with what all of them count as. Languages share one table: "st"
 * is a street and a saint, and both are found by it.
 */
const GROUPS: Readonly<Record<string, string>> = {
  st: 'street str strasse saint sainte ste sankt santa santo san sant straat strada ulica ulitsa ul utca ulice',
  av: 'avenue ave aven avenida avinguda aven',
  bd: 'boulevard blvd boul bvd bld bulvar bulevar bulevardi',
  rd: 'road',
  dr: 'drive doctor docteur doktor doutor',
  ln: 'lane',
  ct: 'court',
  pl: 'place platz plaza piazza placa plac pza plads plass plein',
  sq: 'square',
  hwy: 'highway',
  pkwy: 'parkway',
  mt: 'mount mont monte',
  ft: 'fort',
  n: 'north nord norte noord',
  s: 'south sud sur zuid',
  e: 'east est este oost ost',
  w: 'west ouest oeste',
  rte: 'route ruta',
  ch: 'chemin che chem',
  imp: 'impasse',
  all: 'allee allees alle',
  fbg: 'faubourg fg',
  gal: 'general gen',
  pdt: 'president pres',
  prof: 'professeur professor profesor',
  cdt: 'commandant comandante',
  col: 'colonel',
  cap: 'capitaine captain capitan',
  r: 'rue rua',
  v: 'via',
  vle: 'viale',
  c: 'calle carrer',
  esc: 'escalier escaliers',
  prom: 'promenade',
  pass: 'passage passatge',
  sta: 'station stazione estacion',
  bhf: 'bahnhof',
  hbf: 'hauptbahnhof',
  apt: 'apartment appartement',
  co: 'county',
  per: 'prospekt',
};

const CANONICAL = new Map(
  Object.entries(GROUPS).flatMap(([short, words]) =>
    words.split(' ').map((word) => [word, short] as const),
  ),
);

/** Ends of words that are written together: "Bodastrasse" is found by "Bodastr". */
const ENDS: readonly (readonly [string, string])[] = [
  ['strasse', 'str'],
  ['straat', 'str'],
  ['platz', 'pl'],
];

/** What a folded word counts as besides itself; undefined when it is short already. */
export function shortOf(word: string): string | undefined {
  const whole = CANONICAL.get(word);
  if (whole !== undefined) return whole;
  for (const [end, short] of ENDS) {
    if (word.length > end.length + 1 && word.endsWith(end))
      return word.slice(0, -end.length) + short;
  }
  return undefined;
}

/** Words that say little alone: a query of nothing else finds them, others are not kept from their place by them. */
export const LIGHT = new Set(
  'de la le les du des der die das the of and et und von van di da del d l in im am an a au aux'.split(
    ' ',
  ),
);
