/** What fits into a packet of the internet beside headers and encryption. */
export const MAX_PAYLOAD_BYTES = 1_200;
const FU_A = 28;

/** Units of H.264 as payloads of RTP (RFC 6184, mode 1): whole, or in fragments. */
export function* h264Payloads(units: readonly Buffer[]): Generator<Buffer> {
  for (const unit of units) {
    if (unit.length <= MAX_PAYLOAD_BYTES) yield unit;
    else yield* fragments(unit);
  }
}

function* fragments(unit: Buffer): Generator<Buffer> {
  const head = unit[0] ?? 0;
  const step = MAX_PAYLOAD_BYTES - 2;
  for (let at = 1; at < unit.length; at += step) {
    const isLast = at + step >= unit.length;
    const marks = (at === 1 ? 0x80 : 0) | (isLast ? 0x40 : 0);
    const bytes = Buffer.from([(head & 0xe0) | FU_A, marks | (head & 0x1f)]);
    yield Buffer.concat([bytes, unit.subarray(at, at + step)]);
  }
}

/** Units that stand behind their length, as in FLV and MP4; those that are cut stay out. */
export function unitsOf(bytes: Buffer, lengthBytes: number): Buffer[] {
  const units: Buffer[] = [];
  for (let at = 0; at + lengthBytes <= bytes.length;) {
    const end = at + lengthBytes + bytes.readUIntBE(at, lengthBytes);
    if (end > bytes.length) break;
    if (end > at + lengthBytes) units.push(bytes.subarray(at + lengthBytes, end));
    at = end;
  }
  return units;
}

/** What a decoder needs first, of an AVCDecoderConfigurationRecord (ISO/IEC 14496-15). */
export interface AvcParameters {
  /** Sets of the sequence and of pictures. */
  readonly sets: readonly Buffer[];
  /** Bytes that hold the length of a unit. */
  readonly lengthBytes: number;
}

/** Reads it; null when it is cut. */
export function avcParameters(config: Buffer): AvcParameters | null {
  if (config.length < 7 || config[0] !== 1) return null;
  const sets: Buffer[] = [];
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    const count = (config[at++] ?? 0) & mask;
    for (let one = 0; one < count; one++) {
      if (at + 2 > config.length) return null;
      const end = at + 2 + config.readUInt16BE(at);
      if (end > config.length) return null;
      sets.push(config.subarray(at + 2, end));
      at = end;
    }
  }
  return { sets, lengthBytes: ((config[4] ?? 3) & 0x03) + 1 };
}
