import type { AttributeValue, Fix } from '../../positions/position.js';

const DEGREES = 1e-7;
const KMH_PER_MPS = 3.6;
const BATTERY_PERCENT = 113;

/** Ids are one byte wide in codec 8, and two in codec 8 extended. */
export const CODEC_8 = 0x08;
export const CODEC_8_EXTENDED = 0x8e;

/** The records of a message; places without a fix are counted only. */
export interface AvlRecords {
  readonly count: number;
  readonly fixes: readonly Fix[];
}

/** Reads what codec 8 or 8 extended says, from the codec to the second count. @throws RangeError */
export function readRecords(bytes: Buffer): AvlRecords {
  const reader = new Reader(bytes);
  const isExtended = reader.next(1) === CODEC_8_EXTENDED;
  const count = reader.next(1);
  const fixes: Fix[] = [];
  for (let index = 0; index < count; index++) {
    const fix = readRecord(reader, isExtended ? 2 : 1);
    if (fix) fixes.push(fix);
  }
  if (reader.next(1) !== count || !reader.isAtEnd) throw new RangeError('The counts differ');
  return { count, fixes };
}

function readRecord(reader: Reader, idBytes: number): Fix | null {
  const recordedAtMs = Number(reader.large());
  const priority = reader.next(1);
  const [lon, lat] = [reader.signed(4) * DEGREES, reader.signed(4) * DEGREES];
  const [altitudeM, angle] = [reader.signed(2), reader.next(2)];
  const [satellites, speed] = [reader.next(1), reader.next(2)];
  const { batteryPercent, ...said } = readElements(reader, idBytes);
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || angle > 360) throw new RangeError('No place');
  if (!Number.isSafeInteger(recordedAtMs)) throw new RangeError('No time');
  if (satellites === 0) return null;
  const [speedMps, headingDeg] = [speed / KMH_PER_MPS, angle % 360];
  const attributes = { ...said, satellites, priority };
  return { recordedAtMs, lat, lon, altitudeM, headingDeg, speedMps, batteryPercent, attributes };
}

function readElements(reader: Reader, idBytes: number) {
  const said: Record<string, AttributeValue> = { event: reader.next(idBytes) };
  const total = reader.next(idBytes);
  let batteryPercent: number | null = null;
  let seen = 0;
  for (const size of [1, 2, 4, 8]) {
    for (let left = reader.next(idBytes); left > 0; left--, seen++) {
      const id = reader.next(idBytes);
      const value = size === 8 ? String(reader.large()) : reader.next(size);
      if (id === BATTERY_PERCENT && Number(value) <= 100) batteryPercent = Number(value);
      else said[`io${id}`] = value;
    }
  }
  for (let left = idBytes === 2 ? reader.next(2) : 0; left > 0; left--, seen++) {
    const id = reader.next(2);
    said[`io${id}`] = reader.take(reader.next(2)).toString('hex').slice(0, 256);
  }
  if (seen !== total) throw new RangeError('The elements are not as many as they should be');
  return { ...said, batteryPercent };
}

/** Reads on; a `RangeError` says that nothing is left. */
class Reader {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.#at === this.bytes.length;
  }

  next(size: number): number {
    return this.take(size).readUIntBE(0, size);
  }

  signed(size: number): number {
    return this.take(size).readIntBE(0, size);
  }

  large(): bigint {
    return this.take(8).readBigUInt64BE();
  }

  take(size: number): Buffer {
    if (this.#at + size > this.bytes.length) throw new RangeError('Cut off');
    this.#at += size;
    return this.bytes.subarray(this.#at - size, this.#at);
  }
}
