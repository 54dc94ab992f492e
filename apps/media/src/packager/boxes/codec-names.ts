import { BoxError, boxOf } from './box.js';
import { av01Codecs, hvc1Codecs, vp09Codecs } from './further-codec-names.js';

/** Header of a box with version and flags. */
const FULL_BOX_BYTES = 4;
const VISUAL_ENTRY_BYTES = 78;
const AUDIO_ENTRY_BYTES = 28;

/** The name of a codec as RFC 6381 has it, out of an entry of `stsd`. */
export function codecsOf(type: string, entry: Buffer): string {
  if (type === 'avc1' || type === 'avc3') {
    const config = boxOf(entry.subarray(VISUAL_ENTRY_BYTES), 'avcC');
    // Profile, constraints, level: RFC 6381, 3.3.
    return `${type}.${config.toString('hex', 1, 4)}`;
  }
  const picture = () => entry.subarray(VISUAL_ENTRY_BYTES);
  if (type === 'hvc1' || type === 'hev1') return hvc1Codecs(type, boxOf(picture(), 'hvcC'));
  if (type === 'vp09') return vp09Codecs(boxOf(picture(), 'vpcC'));
  if (type === 'av01') return av01Codecs(boxOf(picture(), 'av1C'));
  if (type === 'mp4a') return mp4aCodecs(boxOf(entry.subarray(AUDIO_ENTRY_BYTES), 'esds'));
  throw new BoxError('The format of the track is not known.');
}

const ES_DESCRIPTOR = 0x03;
const DECODER_CONFIG = 0x04;
const DECODER_SPECIFIC = 0x05;
const MPEG4_AUDIO = 0x40;

/** Object type and audio object type out of the descriptors of ISO/IEC 14496-1. */
function mp4aCodecs(esds: Buffer): string {
  const es = descriptor(esds.subarray(FULL_BOX_BYTES), ES_DESCRIPTOR);
  const config = descriptor(es.subarray(3), DECODER_CONFIG);
  const objectType = config[0] ?? 0;
  const prefix = `mp4a.${objectType.toString(16)}`;
  if (objectType !== MPEG4_AUDIO) return prefix;
  const specific = descriptor(config.subarray(13), DECODER_SPECIFIC);
  return `${prefix}.${(specific[0] ?? 0) >> 3}`;
}

/** Body of a descriptor, whose length is in groups of seven bits. */
function descriptor(bytes: Buffer, tag: number): Buffer {
  if (bytes[0] !== tag) throw new BoxError('A descriptor is missing.');
  let [length, at] = [0, 1];
  for (let more = true; more; at++) {
    const byte = bytes[at];
    if (byte === undefined || at > 4) throw new BoxError('A descriptor has no length.');
    length = length * 128 + (byte & 0x7f);
    more = byte >= 0x80;
  }
  return bytes.subarray(at, at + length);
}
