const padded = (value: number) => String(value).padStart(2, '0');

/** HEVC: profile, compatible profiles, tier and level, constraints. ISO/IEC 14496-15, E.3. */
export function hvc1Codecs(type: string, config: Buffer): string {
  const [general = 0] = config.subarray(1, 2);
  const space = ['', 'A', 'B', 'C'][general >> 6] ?? '';
  const tier = general & 0x20 ? 'H' : 'L';
  const compatible = reversedBits(config.readUInt32BE(2)).toString(16);
  const constraints = [...config.subarray(6, 12)];
  while (constraints.at(-1) === 0) constraints.pop();
  const parts = constraints.map((byte) => byte.toString(16).toUpperCase());
  const level = `${tier}${config.readUInt8(12)}`;
  return [type, `${space}${general & 0x1f}`, compatible, level, ...parts].join('.');
}

/** VP9: profile, level, depth. VP Codec ISO Media File Format Binding. */
export function vp09Codecs(config: Buffer): string {
  const [profile = 0, level = 0, format = 0] = config.subarray(4, 7);
  return `vp09.${padded(profile)}.${padded(level)}.${padded(format >> 4)}`;
}

/** AV1: profile, level and tier, depth. AV1 Codec ISO Media File Format Binding, 5. */
export function av01Codecs(config: Buffer): string {
  const [first = 0, second = 0] = config.subarray(1, 3);
  const tier = second & 0x80 ? 'H' : 'M';
  const isDeep = (second & 0x40) !== 0;
  const depth = isDeep && second & 0x20 ? 12 : isDeep ? 10 : 8;
  return `av01.${first >> 5}.${padded(first & 0x1f)}${tier}.${padded(depth)}`;
}

function reversedBits(word: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 32; bit++) if ((word >>> bit) & 1) reversed += 2 ** (31 - bit);
  return reversed;
}
