import { type AmfValue, writeAmf0 } from './amf0.js';
import { MESSAGE } from './rtmp-message.js';

const COMMAND_CHUNK_STREAM = 3;
const CONTROL_CHUNK_STREAM = 2;
const PEER_CHUNK_BYTES = 128;
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
