import type { FoundPlace } from '../geocoding-engine.js';
import { merged, nearest } from './merge.js';

const place = (of: Partial<FoundPlace>): FoundPlace => ({
  osm: null,
  ref: null,
  name: 'Fontvieille',
  label: 'Fontvieille',
  kind: 'suburb',
  category: { key: 'place', value: 'suburb' },
  match: 'place',
  confidence: 1,
  importance: 0.3,
  lat: 43.7,
  lon: 7.4,
  bounds: [43.7, 7.4, 43.7, 7.4],
  address: {},
  source: 'map',
  regionId: 'reg_1',
  attribution: '',
  ...of,
});
const onEarth = (of: Partial<FoundPlace>) => place({ source: 'earth', regionId: null, ...of });

describe('what several maps and the earth found', () => {
  it('a settlement that both have is there once, as the map has it', () => {
    const found = merged([[place({})], [onEarth({ kind: 'town', lat: 43.75 })]], {}, 10);
    expect(found).toEqual([place({})]);
  });

  it('those of the same name elsewhere stay, after what the project has a map of', () => {
    const far = onEarth({ lat: 43.72, lon: 4.7, importance: 0.4 });
    expect(merged([[far], [place({})]], {}, 10)).toEqual([place({}), far]);
  });

  it('a city that is meant more comes before a street that has its name', () => {
    const street = place({
      kind: 'street',
      match: 'street',
      name: 'Rue de Paris',
      confidence: 0.87,
    });
    const paris = onEarth({ kind: 'city', name: 'Paris', importance: 0.56, lat: 48.8 });
    expect(merged([[street], [paris]], {}, 10)[0]).toBe(paris);
  });

  it('what is near comes first, and what is much less likely is left out', () => {
    const near = place({ name: 'Here', lat: 1, lon: 1, importance: 0.1 });
    const far = place({ name: 'There', lat: 50, lon: 1, regionId: 'reg_2' });
    const odd = place({ name: 'Odd', confidence: 0.3, regionId: 'reg_2' });
    const found = merged([[near], [far, odd]], { near: { lat: 1, lon: 1 } }, 10);
    expect(found).toEqual([near, far]);
  });

  it('an object that two maps have is there once; a country by its code', () => {
    const one = place({ ref: 'way/1', kind: 'street', match: 'street' });
    const country = (of: Partial<FoundPlace>) =>
      place({ kind: 'country', address: { country_code: 'li' }, ...of });
    const found = merged(
      [
        [one, country({ name: 'Liechtenstein' })],
        [{ ...one, regionId: 'reg_2' }, country({ name: 'Fürstentum', regionId: 'reg_2', lat: 9 })],
      ],
      {},
      10,
    );
    expect(found).toHaveLength(2);
  });

  it('no more than wanted, also of one', () => {
    const many = Array.from({ length: 5 }, (_, at) => place({ name: `${at}` }));
    expect(merged([many], {}, 2)).toEqual(many.slice(0, 2));
  });

  it('what is around a place comes by distance', () => {
    const [far, near] = [place({ name: 'a', distanceM: 9 }), place({ name: 'b', distanceM: 3 })];
    expect(nearest([[far], [{ ...near, regionId: 'reg_2' }]], 1)[0]!.name).toBe('b');
  });
});
