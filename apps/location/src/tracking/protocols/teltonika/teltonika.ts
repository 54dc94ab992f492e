import { crcArc } from '../crc16.js';
import { broken, type Framed, FramedStream } from '../framed-stream.js';
import type { Message, StreamProtocol } from '../report.js';
import { type AvlRecords, CODEC_8, CODEC_8_EXTENDED, readRecords } from './avl-records.js';

const IMEI_BYTES = 15;
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Devices send 1,280 at most. */
const LONGEST_BYTES = 16_384;

/** One connection: first the IMEI, then records, each confirmed by how many they are. */
class TeltonikaStream extends FramedStream {
  #externalId: string | null = null;

  protected frame(bytes: Buffer): Framed {
    return this.#externalId === null ? this.#signIn(bytes) : this.#records(bytes, this.#externalId);
  }

  #signIn(bytes: Buffer): Framed {
    if (bytes.length < 2) return bytes[0] === 0 ? 'more' : refused(bytes);
    if (bytes.readUInt16BE() !== IMEI_BYTES) return refused(bytes);
    if (bytes.length < 2 + IMEI_BYTES) return 'more';
    const externalId = bytes.toString('latin1', 2, 2 + IMEI_BYTES);
    if (!/^\d{15}$/.test(externalId)) return refused(bytes);
    this.#externalId = externalId;
    const [accept, refuse] = [Uint8Array.of(1), Uint8Array.of(0)];
    return {
      bytes: 2 + IMEI_BYTES,
      messages: [{ kind: 'sign_in', externalId, accept, refuse }],
    };
  }

  #records(bytes: Buffer, externalId: string): Framed {
    const zeros = Math.min(4, bytes.length);
    if (bytes.subarray(0, zeros).some((byte) => byte !== 0)) return skip(bytes);
    if (bytes.length < HEAD_BYTES) return 'more';
    const length = bytes.readUInt32BE(4);
    if (length < 3) return skip(bytes);
    if (length > LONGEST_BYTES) return { bytes: 1, messages: [broken('oversize', true)] };
    const whole = HEAD_BYTES + length + CHECKSUM_BYTES;
    if (bytes.length < whole) return 'more';
    const content = bytes.subarray(HEAD_BYTES, HEAD_BYTES + length);
    // Confirming none makes the device send them again.
    if (crcArc(content) !== bytes.readUInt32BE(HEAD_BYTES + length)) {
      return { bytes: whole, messages: [broken('checksum', false, confirmed(0))] };
    }
    return { bytes: whole, messages: [messageOf(content, externalId, confirmed)] };
  }
}

/** What records say, and the answer that confirms them. */
export function messageOf(
  content: Buffer,
  externalId: string,
  answer: (count: number) => Uint8Array,
): Message {
  if (content[0] !== CODEC_8 && content[0] !== CODEC_8_EXTENDED)
    return { kind: 'alive', answer: null };
  const records = recordsOf(content);
  if (!records) return broken('content', false, answer(0));
  const { count, fixes } = records;
  const reports = fixes.map((fix) => ({ ...fix, externalId }));
  return { kind: 'reports', reports, withoutFix: count - fixes.length, answer: answer(count) };
}

function recordsOf(content: Buffer): AvlRecords | null {
  try {
    return readRecords(content);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function confirmed(count: number): Uint8Array {
  const answer = Buffer.alloc(4);
  answer.writeUInt32BE(count);
  return answer;
}

const refused = (bytes: Buffer): Framed => ({
  bytes: bytes.length,
  messages: [broken('not_signed_in', true, Uint8Array.of(0))],
});

/** To the next zeros. */
function skip(bytes: Buffer): Framed {
  const at = bytes.indexOf(0, 1);
  return { bytes: at < 0 ? bytes.length : at, messages: [broken('garbage')] };
}

/**
 * Teltonika over TCP, codec 8 and 8 extended.
 * @see https://wiki.teltonika-gps.com/view/Codec
 */
export const teltonika: StreamProtocol = { name: 'teltonika', open: () => new TeltonikaStream() };
