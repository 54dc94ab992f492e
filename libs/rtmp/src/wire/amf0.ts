import { RtmpViolation } from './rtmp-violation.js';

/** What commands consist of: the AMF 0 of Adobe, without references and typed objects. */
export type AmfValue = number | boolean | string | null | { [name: string]: AmfValue } | AmfValue[];

const NUMBER = 0;
const BOOLEAN = 1;
const STRING = 2;
const OBJECT = 3;
const NULL = 5;
const UNDEFINED = 6;
const ECMA_ARRAY = 8;
const OBJECT_END = 9;
const STRICT_ARRAY = 10;
const DATE = 11;
const LONG_STRING = 12;
const MAX_DEPTH = 6;
const MAX_VALUES = 512;

/** Reads all values of a payload. @throws RtmpViolation */
export function readAmf0(bytes: Buffer): AmfValue[] {
  const reader = new Amf0Reader(bytes);
  const values: AmfValue[] = [];
  while (!reader.isAtEnd) values.push(reader.value(0));
  return values;
}

class Amf0Reader {
  #at = 0;
  #values = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.#at >= this.bytes.length;
  }

  value(depth: number): AmfValue {
    if (depth > MAX_DEPTH || ++this.#values > MAX_VALUES) {
      throw new RtmpViolation('A command is too complex.');
    }
    const type = this.#take(1).readUInt8();
    if (type === NUMBER) return this.#take(8).readDoubleBE();
    if (type === BOOLEAN) return this.#take(1).readUInt8() !== 0;
    if (type === STRING) return this.#text(2);
    if (type === LONG_STRING) return this.#text(4);
    if (type === OBJECT) return this.#members(depth);
    if (type === NULL || type === UNDEFINED) return null;
    if (type === ECMA_ARRAY) {
      this.#take(4);
      return this.#members(depth);
    }
    if (type === STRICT_ARRAY) {
      const count = this.#take(4).readUInt32BE();
      const items: AmfValue[] = [];
      while (items.length < count) items.push(this.value(depth + 1));
      return items;
    }
    if (type === DATE) return this.#take(10).readDoubleBE();
    throw new RtmpViolation('A command has a value of no known type.');
  }

  #members(depth: number): AmfValue {
    const members = new Map<string, AmfValue>();
    for (;;) {
      const name = this.#text(2);
      if (name === '' && this.bytes[this.#at] === OBJECT_END) break;
      members.set(name, this.value(depth + 1));
    }
    this.#at++;
    return Object.fromEntries(members);
  }

  #text(lengthBytes: number): string {
    return this.#take(this.#take(lengthBytes).readUIntBE(0, lengthBytes)).toString('utf8');
  }

  #take(count: number): Buffer {
    const end = this.#at + count;
    if (end > this.bytes.length) throw new RtmpViolation('A command ends in a value.');
    const taken = this.bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}

/** Writes values one after the other. */
export function writeAmf0(...values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map(written));
}

function written(value: AmfValue): Buffer {
  if (value === null) return Buffer.from([NULL]);
  if (typeof value === 'boolean') return Buffer.from([BOOLEAN, value ? 1 : 0]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') return Buffer.concat([Buffer.from([STRING]), named(value)]);
  if (Array.isArray(value)) {
    const head = Buffer.from([STRICT_ARRAY, 0, 0, 0, 0]);
    head.writeUInt32BE(value.length, 1);
    return Buffer.concat([head, ...value.map(written)]);
  }
  const members = Object.entries(value).flatMap(([name, one]) => [named(name), written(one)]);
  return Buffer.concat([Buffer.from([OBJECT]), ...members, Buffer.from([0, 0, OBJECT_END])]);
}

function named(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
