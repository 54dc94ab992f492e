import { isPublicAddress, resolveHost } from './public-address.js';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'not an address',
  ])('refuses %s', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])('knows %s as public', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });
});

describe('resolveHost', () => {
  it('sees through names and odd notations of loopback', async () => {
    for (const host of ['localhost', '127.1', '2130706433', '0x7f.1']) {
      const { addresses, isPublic } = await resolveHost(host);
      expect([host, addresses.length > 0, isPublic]).toEqual([host, true, false]);
    }
  });

  it('says nothing of a name that does not exist', async () => {
    expect(await resolveHost('no-such-host.invalid')).toEqual({ addresses: [], isPublic: true });
  });
});
