import { CaptionsInvalid } from './captions-invalid.js';

/** What the first bytes of a file say that it is encoded in. */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** So much of a file shows whether every other byte of it is zero. */
const SAMPLE_BYTES = 1000;
const MOST_ZEROS = 0.3;

/**
 * The text of a file: as its mark says, UTF-16 where zeros show it, UTF-8 where that is sound, and
 * what Windows calls Latin 1 otherwise, in which every byte is a letter.
 * @throws CaptionsInvalid when it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new CaptionsInvalid(null, 'The file is no text.');
  return text.toWellFormed();
}

function encodingOf(bytes: Uint8Array): string {
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  if (marked !== undefined) return marked;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (zerosOf(sample, 1) > MOST_ZEROS) return 'utf-16le';
  if (zerosOf(sample, 0) > MOST_ZEROS) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Share of zeros among the even, or the odd, bytes. */
function zerosOf(sample: Uint8Array, first: 0 | 1): number {
  const zeros = sample.filter((byte, at) => at % 2 === first && byte === 0).length;
  return zeros / Math.max(1, sample.length / 2);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
