import { freeCidr } from './free-cidr.js';

const taken = (...cidrs: string[]) =>
  cidrs.map((cidr, index) => ({ id: `net_${index}`, name: `net-${index}`, cidr }));

it('gives the first free /24 when none is asked for', () => {
  expect(freeCidr(undefined, [])).toBe('172.16.0.0/24');
  expect(freeCidr(undefined, taken('172.16.0.0/23', '172.16.3.0/28'))).toBe('172.16.2.0/24');
  expect(() => freeCidr(undefined, taken('172.16.0.0/12'))).toThrow(
    expect.objectContaining({ code: 'network.overlaps' }),
  );
});

it('gives what is asked for when nothing of the project overlaps it', () => {
  expect(freeCidr('10.1.0.0/24', taken('10.2.0.0/16'))).toBe('10.1.0.0/24');
  for (const other of ['10.1.0.0/16', '10.1.0.128/25', '10.1.0.0/24']) {
    expect(() => freeCidr('10.1.0.0/24', taken(other))).toThrow(
      expect.objectContaining({ code: 'network.overlaps' }),
    );
  }
});

it.each(['8.8.8.0/24', '100.64.0.0/16', '127.0.0.0/16', '172.32.0.0/16', '10.1.0.1/24'])(
  'refuses %s, which is not private or not named by its first address',
  (cidr) => {
    expect(() => freeCidr(cidr, [])).toThrow(
      expect.objectContaining({ code: 'network.cidr_invalid' }),
    );
  },
);
