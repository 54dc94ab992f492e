import { crcX25 } from '../crc16.js';
import { broken, type Framed, FramedStream } from '../framed-stream.js';
import type { Message, StreamProtocol } from '../report.js';
import { PLACE_BYTES, readPlace } from './gt06-place.js';
import { alarmOf, type DeviceState } from './gt06-state.js';

const SHORT = 0x78;
const LONG = 0x79;
const STOP = 0x0d0a;
const LONGEST_BYTES = 2048;
/** Start, length, checksum and stop, and in between the kind and the number of the message. */
const LEAST_CONTENT = 5;

const SIGN_IN = 0x01;
const PLACES = new Set([0x10, 0x12, 0x22, 0x31, 0x32]);
const ALARMS = new Set([0x16, 0x26, 0x27]);
const STATES = new Set([0x13, 0x23]);

/** One connection of a GT06 tracker or one of its relatives (Concox, Jimi). */
class Gt06Stream extends FramedStream {
  #externalId: string | null = null;

  protected frame(bytes: Buffer): Framed {
    const start = bytes[0]!;
    if (start !== SHORT && start !== LONG) return skip(bytes);
    if (bytes.length < 2) return 'more';
    if (bytes[1] !== start) return skip(bytes);
    const head = start === SHORT ? 3 : 4;
    if (bytes.length < head) return 'more';
    const length = start === SHORT ? bytes[2]! : bytes.readUInt16BE(2);
    if (length < LEAST_CONTENT) return skip(bytes);
    if (length > LONGEST_BYTES) return { bytes: 2, messages: [broken('oversize')] };
    const whole = head + length + 2;
    if (bytes.length < whole) return 'more';
    // What is cut off runs into the next message: only its beginning is left out.
    if (bytes.readUInt16BE(whole - 2) !== STOP) return { bytes: 2, messages: [broken('garbage')] };
    const sum = bytes.readUInt16BE(whole - 4);
    if (crcX25(bytes.subarray(2, whole - 4)) !== sum) {
      return { bytes: 2, messages: [broken('checksum')] };
    }
    return { bytes: whole, messages: [this.#message(bytes.subarray(head, whole - 4))] };
  }

  /** From the kind to the number of the message. */
  #message(frame: Buffer): Message {
    const kind = frame[0]!;
    const answer = answerTo(kind, frame.readUInt16BE(frame.length - 2));
    const content = frame.subarray(1, -2);
    if (kind === SIGN_IN) return this.#signIn(content, answer);
    if (this.#externalId === null) return broken('not_signed_in');
    if (PLACES.has(kind)) return this.#place(content, null, {});
    if (ALARMS.has(kind)) return this.#place(content, answer, alarmOf(content));
    if (STATES.has(kind)) return { kind: 'alive', answer };
    return { kind: 'alive', answer: null };
  }

  #signIn(content: Buffer, accept: Uint8Array): Message {
    // An IMEI has 15 digits; they come as 16.
    const digits = content.subarray(0, 8).toString('hex');
    if (content.length < 8 || !/^\d{16}$/.test(digits)) return broken('content', true);
    this.#externalId = digits.replace(/^0/, '');
    return { kind: 'sign_in', externalId: this.#externalId, accept, refuse: null };
  }

  #place(content: Buffer, answer: Uint8Array | null, said: DeviceState): Message {
    if (content.length < PLACE_BYTES) return broken('content', false, answer);
    const fix = readPlace(content);
    if (fix === 'invalid') return broken('content', false, answer);
    if (!fix) return { kind: 'reports', reports: [], withoutFix: 1, answer };
    const { batteryPercent = null, attributes: more } = said;
    const attributes = { ...fix.attributes, ...more };
    const report = { ...fix, externalId: this.#externalId!, batteryPercent, attributes };
    return { kind: 'reports', reports: [report], withoutFix: 0, answer };
  }
}

/** To where a message may begin. */
function skip(bytes: Buffer): Framed {
  let at = 1;
  while (at < bytes.length && bytes[at] !== SHORT && bytes[at] !== LONG) at += 1;
  return { bytes: at, messages: [broken('garbage')] };
}

function answerTo(kind: number, number: number): Uint8Array {
  const answer = Buffer.from([SHORT, SHORT, 5, kind, number >> 8, number & 0xff, 0, 0, 0x0d, 0x0a]);
  answer.writeUInt16BE(crcX25(answer.subarray(2, 6)), 6);
  return answer;
}

/**
 * GT06: a position without more than its place is not answered, as its document says.
 * @see Concox "GPS Tracker Communication Protocol GT06" 1.8.1
 */
export const gt06: StreamProtocol = { name: 'gt06', open: () => new Gt06Stream() };
