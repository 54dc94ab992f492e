import { readAmf0, writeAmf0 } from './amf0.js';
import { ChunkReader } from './chunk-reader.js';
import { Handshake } from './handshake.js';
import { MESSAGE, type RtmpMessage } from './rtmp-message.js';
import { RtmpViolation } from './rtmp-violation.js';
import { writeCommand, writeControl, writeMessage } from './write-message.js';

const LIMITS = { messageBytes: 100_000, chunkStreams: 4, heldBytes: 150_000 };
const SIZES = [1, 2, 3, 7, 127, 128, 129, 4096];

/** Reads bytes that come in pieces of a size. */
function readIn(pieceBytes: number, bytes: Buffer): RtmpMessage[] {
  const reader = new ChunkReader(LIMITS);
  const messages: RtmpMessage[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    messages.push(...reader.push(bytes.subarray(at, at + pieceBytes)));
  }
  return messages;
}

/** A chunk header of format 0 with a time, and the payload behind it. */
function chunk(stream: number, time: number, payload: Buffer, extended?: number): Buffer {
  const header = Buffer.alloc(12 + (extended === undefined ? 0 : 4));
  header[0] = stream;
  header.writeUIntBE(time, 1, 3);
  header.writeUIntBE(payload.length, 4, 3);
  header[7] = MESSAGE.video;
  if (extended !== undefined) header.writeUInt32BE(extended, 12);
  return Buffer.concat([header, payload]);
}

describe('messages of RTMP', () => {
  const long = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251));

  it.each(SIZES)('are the same when they come in pieces of %d bytes', (pieceBytes) => {
    const sent = Buffer.concat([
      writeCommand(0, 'connect', 1, { app: 'live' }),
      writeMessage(MESSAGE.video, 1, long),
      writeControl(MESSAGE.setChunkSize, 700),
      chunk(5, 40, long.subarray(0, 600)),
    ]);
    const found = readIn(pieceBytes, sent);
    expect(found.map(({ type }) => type)).toEqual([MESSAGE.command, MESSAGE.video, MESSAGE.video]);
    expect(found[1]?.payload.equals(long)).toBe(true);
    expect(found[2]).toMatchObject({ timestampMs: 40, payload: long.subarray(0, 600) });
  });

  it('keep their time when it is a difference, repeated, or in four bytes', () => {
    const short = Buffer.from('abc');
    const delta = Buffer.concat([Buffer.from([0x80 | 5, 0, 0, 33]), short]);
    const repeated = Buffer.concat([Buffer.from([0xc0 | 5]), short]);
    const times = readIn(1, Buffer.concat([chunk(5, 1000, short), delta, repeated]));
    expect(times.map(({ timestampMs }) => timestampMs)).toEqual([1000, 1033, 1066]);
    const [late] = readIn(1, chunk(5, 0xffffff, short, 2 ** 32 - 5));
    expect(late?.timestampMs).toBe(2 ** 32 - 5);
  });

  it('are put together though others come between their chunks', () => {
    const payload = long.subarray(0, 200);
    const first = chunk(5, 0, payload).subarray(0, 12 + 128);
    const rest = Buffer.concat([Buffer.from([0xc0 | 5]), payload.subarray(128)]);
    const between = chunk(6, 0, Buffer.from('between'));
    const found = readIn(9, Buffer.concat([first, between, rest]));
    expect(found.map((one) => one.payload.toString('latin1').slice(0, 7))).toEqual([
      'between',
      payload.toString('latin1', 0, 7),
    ]);
    expect(found[1]?.payload.equals(payload)).toBe(true);
  });

  it('are refused when they are too large, too many, or have no beginning', () => {
    const large = chunk(5, 0, Buffer.alloc(0));
    large.writeUIntBE(LIMITS.messageBytes + 1, 4, 3);
    const begun = (stream: number) => chunk(stream, 0, long).subarray(0, 12 + 128);
    const streams = Buffer.concat([3, 4, 5, 6, 7].map((stream) => begun(stream)));
    const inside = Buffer.concat([begun(5), begun(5)]);
    const sizes = writeControl(MESSAGE.setChunkSize, 0);
    for (const bytes of [large, streams, inside, sizes, Buffer.from([0xc5, 1])]) {
      expect(() => readIn(64, bytes)).toThrow(RtmpViolation);
    }
  });

  it('keep no more of what was announced than what came', () => {
    const reader = new ChunkReader({ ...LIMITS, messageBytes: 2 ** 24, heldBytes: 2 ** 20 });
    const announced = chunk(5, 0, Buffer.alloc(0));
    announced.writeUIntBE(2 ** 24 - 1, 4, 3);
    expect([...reader.push(Buffer.concat([announced, Buffer.alloc(100)]))]).toEqual([]);
  });
});

describe('the handshake', () => {
  const opening = Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1536, 7), Buffer.from('rest')]);

  it.each(SIZES)('is answered once when it comes in pieces of %d bytes', (pieceBytes) => {
    const answers: Buffer[] = [];
    const handshake = new Handshake((bytes) => answers.push(bytes));
    let rest = '';
    for (let at = 0; at < opening.length && rest === ''; at += pieceBytes) {
      rest += handshake.push(opening.subarray(at, at + pieceBytes))?.toString() ?? '';
    }
    expect(answers.map(({ length }) => length)).toEqual([1 + 2 * 1536]);
    expect(answers[0]?.subarray(1 + 1536)).toEqual(opening.subarray(1, 1 + 1536));
    expect('rest'.startsWith(rest)).toBe(true);
  });

  it('is refused in another version', () => {
    const handshake = new Handshake(() => undefined);
    expect(() => handshake.push(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow(RtmpViolation);
  });
});

describe('AMF 0', () => {
  it('reads what it wrote', () => {
    const values = ['connect', 1, { app: 'live', list: [1, true, null], inner: { deep: 'ü' } }];
    expect(readAmf0(writeAmf0(...values))).toEqual(values);
  });

  it('refuses values that end early, nest too deeply or have no known type', () => {
    const nested = Buffer.concat(Array.from({ length: 20 }, () => Buffer.from([3, 0, 1, 97])));
    const many = Buffer.from([10, 255, 255, 255, 255, ...Array.from({ length: 600 }, () => 5)]);
    for (const bytes of [Buffer.from([2, 255, 255]), nested, many, Buffer.from([13])]) {
      expect(() => readAmf0(bytes)).toThrow(RtmpViolation);
    }
  });

  it('makes no prototype of a name', () => {
    const [read] = readAmf0(Buffer.from([3, 0, 9, ...Buffer.from('__proto__'), 5, 0, 0, 9]));
    expect(Object.keys(read as object)).toEqual(['__proto__']);
  });
});
