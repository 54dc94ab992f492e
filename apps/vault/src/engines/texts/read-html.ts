import { convert } from 'html-to-text';
import { decode } from './read-plain.js';
import { readStart } from './read-start.js';
import { cleanText, type ExtractedText } from './text-extractor.js';

const MAX_BYTES = 4 * 1024 ** 2;

/** Reads the text of a page; programs, styles and addresses of pictures are left out. */
export async function readHtml(file: string): Promise<ExtractedText> {
  const html = decode(await readStart(file, MAX_BYTES));
  const text = convert(html, {
    wordwrap: false,
    limits: { maxInputLength: MAX_BYTES, maxDepth: 200, maxChildNodes: 50_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  });
  return cleanText(text, null);
}
