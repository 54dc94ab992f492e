/** Words that people use for categories besides what the tags say: value, then words. */
const WORDS: Readonly<Record<string, string>> = {
  restaurant: 'ristorante restaurante gaststatte gasthaus ristoranti',
  cafe: 'kaffeehaus caffe coffee',
  bar: 'kneipe',
  fast_food: 'fastfood imbiss',
  hotel: 'hotel albergo hoteles',
  pharmacy: 'apotheke pharmacie farmacia',
  hospital: 'krankenhaus hopital ospedale',
  school: 'schule ecole scuola escuela',
  supermarket: 'supermarkt supermarche supermercato supermercado',
  bakery: 'backerei boulangerie panetteria panaderia',
  bank: 'banque banca banco',
  atm: 'geldautomat bancomat cajero',
  fuel: 'tankstelle petrol gas essence benzinaio gasolinera',
  parking: 'parkplatz parkhaus parcheggio',
  police: 'polizei polizia policia',
  post_office: 'post poste postamt posta correos',
  toilets: 'toilette toiletten wc restroom',
  museum: 'musee museo',
  station: 'bahnhof gare stazione estacion',
  place_of_worship: 'church kirche eglise chiesa iglesia',
  bus_stop: 'bushaltestelle haltestelle',
};

/** Numbers of categories by the words that mean them. */
export function categoriesByWord(texts: readonly string[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  texts.forEach((text, number) => {
    const [key, value] = text.split('=');
    if (
      value === undefined ||
      value === 'yes' ||
      key === 'highway' ||
      key === 'building' ||
      key === 'boundary'
    )
      return;
    const words = [value, ...(WORDS[value]?.split(' ') ?? [])];
    for (const word of new Set(words.flatMap((one) => [one, `${one}s`]))) {
      const known = byWord.get(word);
      if (known) known.push(number);
      else byWord.set(word, [number]);
    }
  });
  return byWord;
}
