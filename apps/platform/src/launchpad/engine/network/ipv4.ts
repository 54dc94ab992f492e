/** A network by its first address and prefix length. */
export interface Cidr {
  /** First address as an unsigned 32-bit number. */
  base: number;
  /** Length of the prefix in bits, 0 to 32. */
  bits: number;
}

/** Reads `10.91.0.0/16`; a bare address counts as /32. Throws RangeError on anything else. */
export function parseCidr(text: string): Cidr {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/.exec(text);
  const parts = match?.slice(1, 5).map(Number) ?? [];
  const bits = Number(match?.[5] ?? 32);
  if (parts.length !== 4 || parts.some((part) => part > 255) || bits > 32) {
    throw new RangeError(`not an IPv4 network: ${text}`);
  }
  const address = parts.reduce((sum, part) => sum * 256 + part, 0);
  return { base: address - (address % size(bits)), bits };
}

export function formatAddress(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}

export function formatCidr({ base, bits }: Cidr): string {
  return `${formatAddress(base)}/${bits}`;
}

/** The n-th address of a network; 1 is the gateway's. Throws RangeError outside of it. */
export function addressIn(cidr: Cidr, index: number): string {
  if (index < 1 || index >= size(cidr.bits) - 1) throw new RangeError('no such address');
  return formatAddress(cidr.base + index);
}

/** How many addresses a network has for hosts, the gateway's among them. */
export function hostCount(cidr: Cidr): number {
  return Math.max(0, size(cidr.bits) - 2);
}

export function overlaps(a: Cidr, b: Cidr): boolean {
  return a.base < b.base + size(b.bits) && b.base < a.base + size(a.bits);
}

function size(bits: number): number {
  return 2 ** (32 - bits);
}
