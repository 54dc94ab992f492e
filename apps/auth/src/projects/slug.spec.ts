import { isReserved, Slug, slugFrom, withSuffix } from './slug.js';

describe('slugs', () => {
  it.each([
    ['Café Kumasi', 'cafe-kumasi'],
    ['  My -- Shop!  ', 'my-shop'],
    ['a'.repeat(80), 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('are made from names: %j', (name, slug) => expect(slugFrom(name)).toBe(slug));

  it.each(['日本', 'API', '!!!', 'www'])('are usable whatever the name is: %j', (name) => {
    const slug = slugFrom(name);
    expect(Slug.safeParse(slug).success).toBe(true);
    expect(isReserved(slug)).toBe(false);
  });

  it('stay within 40 characters with a suffix', () => {
    const slug = withSuffix(`${'a'.repeat(34)}-bcdef`);
    expect(Slug.safeParse(slug).success).toBe(true);
  });

  it.each(['', '-a', 'a-', 'A', 'a_b', 'a.b', 'a'.repeat(41)])(
    'are DNS labels, so not %j',
    (slug) => {
      expect(Slug.safeParse(slug).success).toBe(false);
    },
  );
});
