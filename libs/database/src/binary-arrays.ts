/** Types of elements by their number in Postgres (`pg_type.dat`). */
const OIDS = {
  bytea: 17,
  int8: 20,
  text: 25,
  xid: 28,
  float4: 700,
  float8: 701,
  timestamptz: 1184,
  jsonb: 3802,
} as const;

const HEAD_BYTES = 20;
const LENGTH_BYTES = 4;
const NUMBER_BYTES = 8;
const HALF_NUMBER_BYTES = 4;
const NULL_LENGTH = -1;
const MOST_BYTES_OF_A_UNIT = 3;
const LAST_OF_ASCII = 0x7f;
/** Postgres counts the microseconds of a moment from here, and before its form of `jsonb` stands a 1. */
const YEAR_2000_MS = 946_684_800_000;
const JSONB_VERSION = '\u0001';
const TWO_TO_32 = 4_294_967_296;

/**
 * Arrays as Postgres sends them itself (`array_recv` in `arrayfuncs.c`). Nothing in them is written
 * as text, quoted and read again: that took a fifth of what Node does for a batch.
 */
export function int8s(values: readonly (bigint | null)[]): Buffer {
  return numbers(OIDS.int8, values, (view, at, value) => view.setBigInt64(at, value));
}

/** Like {@link int8s}, of whole numbers that are none of `bigint`. */
export function int8sOfNumbers(values: readonly (number | null)[]): Buffer {
  return numbers(OIDS.int8, values, (view, at, value) => view.setBigInt64(at, BigInt(value)));
}

/** Numbers with a point, such as moments in milliseconds. */
export function float8s(values: readonly (number | null)[]): Buffer {
  return numbers(OIDS.float8, values, (view, at, value) => view.setFloat64(at, value));
}

/** Numbers with a point of half the size: what is too small for one becomes 0. */
export function float4s(values: readonly (number | null)[]): Buffer {
  return numbers(OIDS.float4, values, writeHalf, HALF_NUMBER_BYTES);
}

/** Moments in milliseconds since 1970, of the years 1715 to 2285, as `timestamptz`. */
export function moments(valuesMs: readonly (number | null)[]): Buffer {
  return numbers(OIDS.timestamptz, valuesMs, (view, at, valueMs) => {
    const us = (valueMs - YEAR_2000_MS) * 1000;
    view.setInt32(at, Math.floor(us / TWO_TO_32));
    view.setUint32(at + HALF_NUMBER_BYTES, us - Math.floor(us / TWO_TO_32) * TWO_TO_32);
  });
}

/** JSON that was written already. */
export function jsonbs(values: readonly (string | null)[]): Buffer {
  return strings(
    OIDS.jsonb,
    values.map((value) => (value === null ? null : JSONB_VERSION + value)),
  );
}

/** Transactions by the number that rows know them by. */
export function xids(values: readonly number[]): Buffer {
  const bytes = begun(OIDS.xid, values, HEAD_BYTES + values.length * 2 * LENGTH_BYTES);
  let at = HEAD_BYTES;
  for (const value of values) at = bytes.writeUInt32BE(value, bytes.writeInt32BE(LENGTH_BYTES, at));
  return bytes;
}

/** Texts, well-formed and without NUL. */
export function texts(values: readonly (string | null)[]): Buffer {
  return strings(OIDS.text, values);
}

function strings(oid: number, values: readonly (string | null)[]): Buffer {
  const units = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
  const most = HEAD_BYTES + LENGTH_BYTES * values.length + MOST_BYTES_OF_A_UNIT * units;
  const bytes = begun(oid, values, most);
  let at = HEAD_BYTES;
  for (const value of values) {
    const length = value === null ? NULL_LENGTH : writeText(bytes, at + LENGTH_BYTES, value);
    bytes.writeInt32BE(length, at);
    at += LENGTH_BYTES + Math.max(0, length);
  }
  return bytes.subarray(0, at);
}

/** Pieces of bytes. */
export function byteas(values: readonly Buffer[]): Buffer {
  const size = values.reduce((sum, { length }) => sum + LENGTH_BYTES + length, HEAD_BYTES);
  const bytes = begun(OIDS.bytea, values, size);
  let at = HEAD_BYTES;
  for (const value of values) {
    at = bytes.writeInt32BE(value.length, at);
    at += value.copy(bytes, at);
  }
  return bytes;
}

const writeHalf = (view: DataView, at: number, value: number) => view.setFloat32(at, value);

function numbers<Value>(
  oid: number,
  values: readonly (Value | null)[],
  write: (view: DataView, at: number, value: Value) => void,
  size = NUMBER_BYTES,
): Buffer {
  const most = HEAD_BYTES + values.length * (LENGTH_BYTES + size);
  const bytes = begun(oid, values, most);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = HEAD_BYTES;
  for (const value of values) {
    view.setInt32(at, value === null ? NULL_LENGTH : size);
    at += LENGTH_BYTES;
    if (value === null) continue;
    write(view, at, value);
    at += size;
  }
  return bytes.subarray(0, at);
}

/** One dimension, whether there are nulls, the type, how many, and that they count from 1. */
function begun(oid: number, values: readonly unknown[], size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  bytes.writeInt32BE(oid, 8);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16);
  return bytes;
}

/** Identifiers are short and plain: writing them here is twice as fast as asking for it. */
function writeText(bytes: Buffer, start: number, value: string): number {
  for (let place = 0; place < value.length; place++) {
    const unit = value.charCodeAt(place);
    if (unit > LAST_OF_ASCII) return bytes.write(value, start);
    bytes[start + place] = unit;
  }
  return value.length;
}
