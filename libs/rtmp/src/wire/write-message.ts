import { type AmfValue, writeAmf0 } from './amf0.js';
import { EXTENDED } from './chunk-header.js';
import { MESSAGE } from './rtmp-message.js';

const COMMAND_CHUNK_STREAM = 3;
const CONTROL_CHUNK_STREAM = 2;
const PEER_CHUNK_BYTES = 128;
const AUDIO_CHUNK_STREAM = 4;
const VIDEO_CHUNK_STREAM = 6;
const CONTINUES = 0xc0;

/** A message as chunks of the size that peers begin with; ours are short. */
export function writeMessage(type: number, streamId: number, payload: Buffer): Buffer {
  const isCommand = type === MESSAGE.command;
  const chunkStream = isCommand ? COMMAND_CHUNK_STREAM : CONTROL_CHUNK_STREAM;
  const header = Buffer.alloc(12);
  header[0] = chunkStream;
  header.writeUIntBE(payload.length, 4, 3);
  header[7] = type;
  header.writeUInt32LE(streamId, 8);
  const pieces: Buffer[] = [header];
  for (let at = 0; at < payload.length; at += PEER_CHUNK_BYTES) {
    if (at > 0) pieces.push(Buffer.from([CONTINUES | chunkStream]));
    pieces.push(payload.subarray(at, at + PEER_CHUNK_BYTES));
  }
  return Buffer.concat(pieces);
}

/** A command or the answer to one. */
export function writeCommand(streamId: number, ...values: readonly AmfValue[]): Buffer {
  return writeMessage(MESSAGE.command, streamId, writeAmf0(...values));
}

/** A message that is one number. */
export function writeControl(type: number, ...numbers: readonly number[]): Buffer {
  const payload = Buffer.alloc(4 * numbers.length);
  for (const [place, number] of numbers.entries()) payload.writeUInt32BE(number, 4 * place);
  return writeMessage(type, 0, payload);
}

/** Sound or picture in chunks of a size that the peer was told. @param timeMs 0 … 2³² − 1 */
export function writeMedia(
  { kind, timeMs, payload }: { kind: 'audio' | 'video'; timeMs: number; payload: Buffer },
  messageStream: number,
  chunkBytes: number,
): Buffer {
  const stream = kind === 'audio' ? AUDIO_CHUNK_STREAM : VIDEO_CHUNK_STREAM;
  const isExtended = timeMs >= EXTENDED;
  const time = Buffer.alloc(isExtended ? 4 : 0);
  if (isExtended) time.writeUInt32BE(timeMs);
  const header = Buffer.alloc(12);
  header[0] = stream;
  header.writeUIntBE(isExtended ? EXTENDED : timeMs, 1, 3);
  header.writeUIntBE(payload.length, 4, 3);
  header[7] = kind === 'audio' ? MESSAGE.audio : MESSAGE.video;
  header.writeUInt32LE(messageStream, 8);
  const pieces: Buffer[] = [header, time];
  for (let at = 0; at < payload.length; at += chunkBytes) {
    if (at > 0) pieces.push(Buffer.from([CONTINUES | stream]), time);
    pieces.push(payload.subarray(at, at + chunkBytes));
  }
  return Buffer.concat(pieces);
}
