import { formatCidr, overlaps, parseCidr } from '../../launchpad/engine/network/ipv4.js';
import { NetworkErrors } from './network.errors.js';

const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].map(parseCidr);
const CHOICE = parseCidr('172.16.0.0/12');
const CHOSEN_BITS = 24;

interface Taken {
  readonly id: string;
  readonly name: string;
  readonly cidr: string;
}

/**
 * The range that a private network gets: the one asked for, or the first free /24.
 * @throws `network.overlaps`, `network.cidr_not_private`
 */
export function freeCidr(wanted: string | undefined, taken: readonly Taken[]): string {
  const ranges = taken.map((one) => ({ ...one, range: parseCidr(one.cidr) }));
  if (wanted !== undefined) {
    const range = parseCidr(wanted);
    if (formatCidr(range) !== wanted) {
      throw NetworkErrors.cidr_invalid({ detail: `Its first address is ${formatCidr(range)}.` });
    }
    const isPrivate = PRIVATE.some((space) => overlaps(space, range) && space.bits <= range.bits);
    if (!isPrivate) throw NetworkErrors.cidr_invalid();
    const other = ranges.find((one) => overlaps(one.range, range));
    if (!other) return wanted;
    throw NetworkErrors.overlaps({ detail: `\`${other.name}\` is ${other.cidr}.` });
  }
  const step = 2 ** (32 - CHOSEN_BITS);
  const count = 2 ** (CHOSEN_BITS - CHOICE.bits);
  for (let index = 0; index < count; index++) {
    const range = { base: CHOICE.base + index * step, bits: CHOSEN_BITS };
    if (!ranges.some((one) => overlaps(one.range, range))) return formatCidr(range);
  }
  throw NetworkErrors.overlaps({ detail: 'No /24 of 172.16.0.0/12 is free.' });
}
