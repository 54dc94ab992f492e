import { readFile } from 'node:fs/promises';
import { Unreadable } from '../unreadable.js';
import { cleanText, type ExtractedText, MAX_CHARACTERS, MAX_PAGES } from './text-extractor.js';

/** Reads the text of a PDF with pdfjs: no program outside is needed. */
export async function readPdf(file: string): Promise<ExtractedText> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(await readFile(file)),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
  });
  try {
    const document = await task.promise;
    const parts: string[] = [];
    let length = 0;
    for (let n = 1; n <= Math.min(document.numPages, MAX_PAGES); n++) {
      if (length > MAX_CHARACTERS) break;
      const page = await document.getPage(n);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('');
      parts.push(text);
      length += text.length;
      page.cleanup();
    }
    return cleanText(parts.join('\n'), document.numPages);
  } catch (error) {
    throw new Unreadable('damaged', { cause: error });
  } finally {
    await task.destroy();
  }
}
