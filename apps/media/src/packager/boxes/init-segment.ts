import { boxAt, BoxError, boxesIn, boxOf } from './box.js';
import { codecsOf } from './codec-names.js';

/** What the init segment of a rendition tells. */
export interface InitSegment {
  /** As RFC 6381 has it. */
  readonly codecs: string;
  readonly timescale: number;
  /** For samples whose fragment says nothing. */
  readonly defaultSampleTicks: number;
}

const STSD_BYTES = 8;

/** Reads ftyp and moov of a file with one track. */
export function readInit(bytes: Buffer): InitSegment {
  const moov = boxOf(bytes, 'moov');
  const media = boxAt(moov, 'trak', 'mdia');
  const header = boxOf(media, 'mdhd');
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12);
  const entries = boxAt(media, 'minf', 'stbl', 'stsd');
  const [entry] = boxesIn(entries.subarray(STSD_BYTES));
  if (!entry) throw new BoxError('The track has no format.');
  const trex = boxAt(moov, 'mvex', 'trex');
  return {
    codecs: codecsOf(entry.type, entry.body),
    timescale,
    defaultSampleTicks: trex.readUInt32BE(12),
  };
}
