import { Unreadable } from '../unreadable.js';
import { readEntries } from './read-entries.js';
import { cleanText, type ExtractedText } from './text-extractor.js';

/** The parts of OOXML and OpenDocument files that hold what is read. */
const TEXTS =
  /^(content\.xml|word\/document\.xml|xl\/sharedStrings\.xml|ppt\/slides\/slide\d+\.xml)$/;
const LINE_ENDS = /<\/(?:w:p|text:p|text:h|a:p|si|table:table-row)>|<w:br\b[^>]*>/gu;
const SPACES = /<(?:w:tab|text:tab|text:s)\b[^>]*>|<\/table:table-cell>/gu;
const TAGS = /<[^<>]*>/gu;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const LAST_CODE_POINT = 0x10_ff_ff;

/** Reads the text of a .docx, .xlsx, .pptx, .odt, .ods or .odp file. */
export async function readOffice(file: string): Promise<ExtractedText> {
  const entries = await readEntries(file, TEXTS);
  if (entries.length === 0) throw new Unreadable('unsupported');
  const texts = entries.map((bytes) => textOf(bytes.toString('utf8')));
  return cleanText(texts.join('\n\n'), null);
}

function textOf(xml: string): string {
  return xml
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(SPACES, ' ')
    .replaceAll(TAGS, '')
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu, character);
}

function character(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
}
