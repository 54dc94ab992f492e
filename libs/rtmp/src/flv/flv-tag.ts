const AUDIO = 8;
const VIDEO = 9;
const TAG_HEADER_BYTES = 11;
const HAS_AUDIO = 0x04;
const HAS_VIDEO = 0x01;

/** The head of a file of FLV (Adobe Flash Video 10.1, annex E). */
export function flvHeader(has: { audio: boolean; video: boolean }): Buffer {
  const flags = (has.audio ? HAS_AUDIO : 0) | (has.video ? HAS_VIDEO : 0);
  return Buffer.from([...Buffer.from('FLV'), 1, flags, 0, 0, 0, 9, 0, 0, 0, 0]);
}

/** A message as a tag, at a time of our own. */
export function flvTag(kind: 'audio' | 'video', timeMs: number, payload: Buffer): Buffer {
  const tag = Buffer.alloc(TAG_HEADER_BYTES + payload.length + 4);
  tag[0] = kind === 'audio' ? AUDIO : VIDEO;
  tag.writeUIntBE(payload.length, 1, 3);
  tag.writeUIntBE(timeMs & 0xffffff, 4, 3);
  tag[7] = (timeMs >>> 24) & 0xff;
  payload.copy(tag, TAG_HEADER_BYTES);
  tag.writeUInt32BE(TAG_HEADER_BYTES + payload.length, TAG_HEADER_BYTES + payload.length);
  return tag;
}
