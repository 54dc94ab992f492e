import { CATEGORIES, categoryName, categoryOf, isAmong } from './categories.js';

describe('categories of places', () => {
  it('have identifiers and tags once, groups before theirs, and all names', () => {
    const ids = CATEGORIES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = CATEGORIES.flatMap(({ osm }) => osm);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { id, names } of CATEGORIES) {
      const [group = ''] = id.split('.');
      expect(ids.indexOf(group)).toBeLessThanOrEqual(ids.indexOf(id));
      expect(Object.values(names).filter((name) => !name)).toEqual([]);
    }
    expect(tags.filter((tag) => !/^[a-z_]+=[a-z_]+$/.test(tag))).toEqual([]);
  });

  it.each([
    ['amenity=cafe', 'food.cafe'],
    ['shop=chemist', 'health.pharmacy'],
    ['shop=toys', 'shop'],
    ['office=architect', 'office'],
    ['amenity=bench', 'other'],
  ])('say that %s is %s', (tag, id) => {
    expect(categoryOf(tag)).toBe(id);
  });

  it('have names in a language, or in English', () => {
    expect(categoryName('food.cafe', 'it-CH')).toBe('Caffè');
    expect(categoryName('food.cafe', 'ja')).toBe('Café');
    expect(categoryName('my.own')).toBeNull();
  });

  it('are among others by themselves, their group or their tag', () => {
    expect(isAmong([], 'food.cafe')).toBe(true);
    expect(isAmong(['food'], 'food.cafe')).toBe(true);
    expect(isAmong(['foo'], 'food.cafe')).toBe(false);
    expect(isAmong(['shop', 'food.cafe'], 'food.cafe')).toBe(true);
    expect(isAmong(['amenity=bench'], 'other', 'amenity=bench')).toBe(true);
    expect(isAmong(['food.cafe'], 'food')).toBe(false);
  });
});
