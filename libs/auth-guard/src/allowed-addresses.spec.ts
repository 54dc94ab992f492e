import { AllowedAddresses, networkProblem } from './allowed-addresses.js';

describe('AllowedAddresses', () => {
  const allowed = new AllowedAddresses(['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48']);

  it.each(['203.0.113.1', '203.0.113.255', '198.51.100.7', '::ffff:203.0.113.9', '2001:db8:1::5'])(
    'has %s',
    (address) => expect(allowed.has(address)).toBe(true),
  );

  it.each([
    '203.0.114.1',
    '198.51.100.8',
    '::ffff:198.51.100.8',
    '2001:db8:2::5',
    '::1',
    '',
    'unknown',
    '203.0.113.1:443',
  ])('has not %s', (address) => expect(allowed.has(address)).toBe(false));

  it('has everything of a family when the prefix is 0', () => {
    const open = new AllowedAddresses(['0.0.0.0/0']);
    expect([open.has('8.8.8.8'), open.has('2001:db8::1')]).toEqual([true, false]);
  });
});

describe('networkProblem', () => {
  it.each(['10.0.0.0/8', '10.1.2.3', '0.0.0.0/0', '::/0', '2001:db8::/32', '::1'])(
    'takes %s',
    (text) => expect(networkProblem(text)).toBeNull(),
  );

  it.each([
    '',
    'example.com',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '10.0.0/8',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:10.0.0.0/104',
    ' 10.0.0.1',
  ])('refuses "%s"', (text) => expect(networkProblem(text)).not.toBeNull());
});
