import { addressIn, formatCidr, hostCount, overlaps, parseCidr } from './ipv4.js';

it.each([
  ['10.91.0.0/16', '10.91.0.0/16'],
  ['10.91.7.9/16', '10.91.0.0/16'],
  ['203.0.113.5', '203.0.113.5/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
])('reads %s as %s', (text, written) => {
  expect(formatCidr(parseCidr(text))).toBe(written);
});

it.each(['', '10.0.0/8', '10.0.0.256', '10.0.0.0/33', '::1', '10.0.0.0/8; drop'])(
  'refuses "%s"',
  (text) => {
    expect(() => parseCidr(text)).toThrow(RangeError);
  },
);

it('gives out the addresses of a network but not its first and last', () => {
  const network = parseCidr('10.0.0.0/30');
  expect(hostCount(network)).toBe(2);
  expect([addressIn(network, 1), addressIn(network, 2)]).toEqual(['10.0.0.1', '10.0.0.2']);
  expect(() => addressIn(network, 3)).toThrow(RangeError);
});

it('knows networks that share addresses', () => {
  const wide = parseCidr('10.0.0.0/8');
  expect(overlaps(wide, parseCidr('10.255.255.255'))).toBe(true);
  expect(overlaps(parseCidr('10.91.0.0/16'), wide)).toBe(true);
  expect(overlaps(wide, parseCidr('11.0.0.0/8'))).toBe(false);
});
