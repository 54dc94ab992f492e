import { Unreadable } from '../unreadable.js';
import { readStart } from './read-start.js';
import { cleanText, type ExtractedText } from './text-extractor.js';

const MAX_BYTES = 4 * 1024 ** 2;
const LATIN = new TextDecoder('windows-1252');

/** Reads a file of text, in UTF-8 or UTF-16, else as Windows of western Europe writes. */
export async function readPlain(file: string): Promise<ExtractedText> {
  return cleanText(decode(await readStart(file, MAX_BYTES)), null);
}

/** Decodes text of an unknown encoding. @throws Unreadable when it is no text */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Unreadable('unsupported');
  try {
    // The end of the piece that was read may cut a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return LATIN.decode(bytes);
  }
}
