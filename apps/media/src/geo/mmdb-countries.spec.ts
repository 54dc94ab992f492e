import { MmdbCountries } from './mmdb-countries.js';

describe('countries of addresses', () => {
  it('are known of IPv4, of IPv6 and of IPv4 within IPv6', async () => {
    const countries = await MmdbCountries.open();
    expect(countries.of('8.8.8.8')).toBe('US');
    expect(countries.of('::ffff:8.8.8.8')).toBe('US');
    expect(countries.of('2001:4860:4860::8888')).toBe('US');
    expect(countries.of('193.0.6.139')).toBe('NL');
  });

  it.each(['127.0.0.1', '10.1.2.3', '192.168.7.8', '::1', 'fd00::1', 'nonsense', '', undefined])(
    'are not known of %s',
    async (address) => {
      expect((await MmdbCountries.open()).of(address)).toBeNull();
    },
  );

  it('says which file cannot be read', async () => {
    await expect(MmdbCountries.open('/nowhere.mmdb')).rejects.toThrow('/nowhere.mmdb');
  });
});
