import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pictures } from '../../engines/pictures/make-pictures.js';
import type { ReadingProcesses } from '../../engines/process/reading-processes.js';
import { Pdftotext } from '../../engines/texts/pdftotext.js';
import { Tesseract } from '../../engines/texts/tesseract.js';
import { cleanText, type ExtractedText } from '../../engines/texts/text-extractor.js';
import { isThere } from './is-there.js';
import type { ReadingConfig } from './reading.config.js';
import type { ReadingSettings } from './reading-settings.js';

/** The text of a document, and whether it was seen or written. */
export interface DocumentText extends ExtractedText {
  readonly source: 'text' | 'ocr' | null;
}

/** A scan may have a page number or a stamp as text. */
const FEW_CHARACTERS = 32;
const MOST_SEEN_PAGES = 20;
const PRIVATE = 0o600;

/** Reads PDF files by the engines of this installation. */
export class PdfReader {
  readonly #config: ReadingConfig;
  readonly #poppler: Pdftotext;
  readonly #tesseract: Tesseract;

  constructor(
    { config, ownFolder }: ReadingSettings,
    private readonly processes: ReadingProcesses,
  ) {
    this.#config = config;
    const mayBeOpen = config.VAULT_SANDBOX === 'container';
    this.#poppler = new Pdftotext(ownFolder, mayBeOpen);
    this.#tesseract = new Tesseract(ownFolder, mayBeOpen);
  }

  /** The text of a PDF; of a scanned one what is seen on its pages. */
  async text(file: string, folder: string, signal: AbortSignal): Promise<DocumentText> {
    const choice = this.#config.VAULT_PDF_READER;
    const hasPoppler = choice !== 'pdfjs' && (await isThere(this.#poppler, choice === 'auto'));
    const written = await (hasPoppler
      ? this.#poppler.extract(file, signal)
      : this.processes.run('pdf', { file }, signal));
    if (written.text.length >= FEW_CHARACTERS) return { ...written, source: 'text' };
    const seen = await this.#seen(file, folder, signal);
    if (seen.length <= written.text.length) {
      return { ...written, source: written.text === '' ? null : 'text' };
    }
    const isCut = (written.pages ?? 0) > MOST_SEEN_PAGES;
    const clean = cleanText(seen, written.pages);
    return { ...clean, is_cut: clean.is_cut || isCut, source: 'ocr' };
  }

  /** Pictures of the first page of a PDF; null where nothing here draws it. */
  async pictures(file: string, folder: string, signal: AbortSignal): Promise<Pictures | null> {
    if (!(await isThere(this.#poppler, true))) return null;
    const page = await this.#poppler.firstPage(file, signal);
    if (page === null) return null;
    const drawn = path.join(folder, 'page.png');
    await writeFile(drawn, page, { mode: PRIVATE });
    return this.processes.run('pictures', { file: drawn, isUpright: true }, signal);
  }

  async #seen(file: string, folder: string, signal: AbortSignal): Promise<string> {
    const { VAULT_OCR, VAULT_OCR_LANGUAGES } = this.#config;
    const mayLack = VAULT_OCR === 'auto';
    if (VAULT_OCR === 'none') return '';
    const hasBoth =
      (await isThere(this.#tesseract, mayLack)) && (await isThere(this.#poppler, true));
    if (!hasBoth) return '';
    const texts: string[] = [];
    for (const page of await this.#poppler.pages(file, MOST_SEEN_PAGES, signal)) {
      const drawn = path.join(folder, 'seen.png');
      await writeFile(drawn, page, { mode: PRIVATE });
      texts.push(await this.#tesseract.read(drawn, VAULT_OCR_LANGUAGES.split('+'), signal));
    }
    return texts.join('\n\n');
  }
}
