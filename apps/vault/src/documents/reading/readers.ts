import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TranscoderUnavailable } from '@skydeck/ffmpeg-sandbox';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Film } from '../../engines/video/ffmpeg.js';
import { Ffmpeg } from '../../engines/video/ffmpeg.js';
import { HeifConvert } from '../../engines/pictures/heif-convert.js';
import type { Pictures } from '../../engines/pictures/make-pictures.js';
import type { PhotoFacts } from '../../engines/pictures/photo-facts.js';
import type { XmpFacts } from '../../engines/pictures/xmp/xmp-facts.js';
import { Exiftool, type RawParts } from '../../engines/pictures/raw/exiftool.js';
import { type PictureContent, pictureContent } from '../../engines/pictures/raw/picture-content.js';
import { ReadingProcesses } from '../../engines/process/reading-processes.js';
import { Clamd } from '../../engines/scan/clamd.js';
import type { ScanVerdict, VirusScanner } from '../../engines/scan/virus-scanner.js';
import { Pdftotext } from '../../engines/texts/pdftotext.js';
import { Tesseract } from '../../engines/texts/tesseract.js';
import { cleanText, type ExtractedText } from '../../engines/texts/text-extractor.js';
import { Unreadable } from '../../engines/unreadable.js';
import { ReadingSettings } from './reading-settings.js';

/** The text of a document, and whether it was seen or written. */
export interface DocumentText extends ExtractedText {
  readonly source: 'text' | 'ocr' | null;
}

/** A scan may have a page number or a stamp as text. */
const FEW_CHARACTERS = 32;
const MOST_SEEN_PAGES = 20;
const PRIVATE = 0o600;
const MOST_PREVIEWS = 4;

/** The engines of this installation: which driver does what, and what stands in for one. */
@Injectable()
export class Readers implements OnModuleDestroy {
  readonly scanner: VirusScanner | null;
  readonly #processes: ReadingProcesses;
  readonly #poppler: Pdftotext;
  readonly #tesseract: Tesseract;
  readonly #heif: HeifConvert;
  readonly #exiftool: Exiftool;
  readonly #ffmpeg: Ffmpeg;

  constructor(private readonly settings: ReadingSettings) {
    const { config, ownFolder } = settings;
    const { VAULT_SANDBOX, VAULT_SCANNER_URL, VAULT_READING_CONCURRENCY } = config;
    const mayBeOpen = VAULT_SANDBOX === 'container';
    this.scanner = VAULT_SCANNER_URL === undefined ? null : new Clamd(VAULT_SCANNER_URL);
    this.#processes = new ReadingProcesses({ processes: Math.max(1, VAULT_READING_CONCURRENCY) });
    this.#poppler = new Pdftotext(ownFolder, mayBeOpen);
    this.#tesseract = new Tesseract(ownFolder, mayBeOpen);
    this.#heif = new HeifConvert(ownFolder, mayBeOpen);
    this.#exiftool = new Exiftool(ownFolder, mayBeOpen);
    this.#ffmpeg = new Ffmpeg(ownFolder, mayBeOpen);
  }

  onModuleDestroy(): void {
    this.#processes.close();
  }

  /** @throws ScannerUnavailable */
  async scan(file: string, signal: AbortSignal): Promise<ScanVerdict | null> {
    return this.scanner === null ? null : this.scanner.scan(createReadStream(file), signal);
  }

  /** When, where and with what a photograph was taken. */
  facts(file: string, signal: AbortSignal): Promise<PhotoFacts> {
    return this.#processes.run('facts', { file }, signal);
  }

  /** @throws Unreadable */
  xmp(file: string, signal: AbortSignal): Promise<XmpFacts> {
    return this.#processes.run('xmp', { file }, signal);
  }

  pictures(file: string, isUpright: boolean, signal: AbortSignal): Promise<Pictures> {
    return this.#processes.run('pictures', { file, isUpright }, signal);
  }

  /** What a raw file holds besides its pixels. @throws Unreadable, TranscoderUnavailable */
  async rawParts(file: string, signal: AbortSignal): Promise<RawParts> {
    const choice = this.settings.config.VAULT_RAW_READER;
    const hasReader = choice !== 'none' && (await isThere(this.#exiftool, choice === 'auto'));
    if (!hasReader) throw new Unreadable('unsupported');
    return this.#exiftool.take(file, signal);
  }

  rawFacts({ tags, packet }: RawParts, signal: AbortSignal): Promise<PhotoFacts> {
    return this.#processes.run('raw_facts', { tags, packet }, signal);
  }

  /** Pictures of a raw file, by the largest preview that opens. @throws Unreadable without any */
  async rawPictures(
    { previews, size }: RawParts,
    folder: string,
    signal: AbortSignal,
  ): Promise<Pictures> {
    const jpeg = path.join(folder, 'preview.jpg');
    for (const preview of previews.slice(0, MOST_PREVIEWS)) {
      await writeFile(jpeg, preview, { mode: PRIVATE });
      try {
        const pictures = await this.pictures(jpeg, false, signal);
        return size !== null && size.width > pictures.width ? { ...pictures, ...size } : pictures;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    throw new Unreadable('unsupported');
  }

  /** Pictures of an HEIC photograph. */
  async heicPictures(file: string, folder: string, signal: AbortSignal): Promise<Pictures> {
    const choice = this.settings.config.VAULT_HEIC_DECODER;
    if (choice === 'none') throw new Unreadable('unsupported');
    if (choice !== 'heic-decode' && (await isThere(this.#heif, choice === 'auto'))) {
      const jpeg = path.join(folder, 'converted.jpg');
      await writeFile(jpeg, await this.#heif.convert(file, signal), { mode: PRIVATE });
      return this.pictures(jpeg, true, signal);
    }
    return this.#processes.run('heic', { file }, signal);
  }

  /** When and where a film was taken. */
  filmFacts(file: string, signal: AbortSignal): Promise<Pick<Film, 'facts' | 'durationS'>> {
    return this.#ffmpeg.facts(file, signal);
  }

  /** When and where a film was taken, and pictures of how it begins. */
  async video(file: string, folder: string, signal: AbortSignal): Promise<Film> {
    const { facts, durationS } = await this.filmFacts(file, signal);
    const frame = path.join(folder, 'frame.jpg');
    await writeFile(frame, await this.#ffmpeg.frame(file, signal), { mode: PRIVATE });
    return { facts, durationS, pictures: await this.pictures(frame, true, signal) };
  }

  /**
   * A photograph or film that does not say where, when and with what it was taken.
   * @throws Unreadable when that cannot be made of it
   */
  async withoutPlace(
    kind: PictureContent | 'video',
    file: string,
    [folder, signal]: readonly [folder: string, signal: AbortSignal],
  ): Promise<Uint8Array> {
    if (kind === 'video') return this.#ffmpeg.withoutPlace(file, signal);
    const content = await pictureContent(file, kind);
    if (content === 'picture') return this.#processes.run('without_place', { file }, signal);
    const jpeg = path.join(folder, 'converted.jpg');
    const made =
      content === 'heic'
        ? await this.#heif.convert(file, signal)
        : (await this.rawParts(file, signal)).previews[0];
    if (made === undefined) throw new Unreadable('unsupported');
    await writeFile(jpeg, made, { mode: PRIVATE });
    return this.#processes.run('without_place', { file: jpeg }, signal);
  }

  text(
    kind: 'html' | 'plain' | 'office',
    file: string,
    signal: AbortSignal,
  ): Promise<ExtractedText> {
    return this.#processes.run(kind, { file }, signal);
  }

  /** The text of a PDF; of a scanned one what is seen on its pages. */
  async pdf(file: string, folder: string, signal: AbortSignal): Promise<DocumentText> {
    const choice = this.settings.config.VAULT_PDF_READER;
    const hasPoppler = choice !== 'pdfjs' && (await isThere(this.#poppler, choice === 'auto'));
    const written = await (hasPoppler
      ? this.#poppler.extract(file, signal)
      : this.#processes.run('pdf', { file }, signal));
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
  async pagePictures(file: string, folder: string, signal: AbortSignal): Promise<Pictures | null> {
    if (!(await isThere(this.#poppler, true))) return null;
    const page = await this.#poppler.firstPage(file, signal);
    if (page === null) return null;
    const drawn = path.join(folder, 'page.png');
    await writeFile(drawn, page, { mode: PRIVATE });
    return this.pictures(drawn, true, signal);
  }

  async #seen(file: string, folder: string, signal: AbortSignal): Promise<string> {
    const { VAULT_OCR, VAULT_OCR_LANGUAGES } = this.settings.config;
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

/** Whether a program can be used. @throws TranscoderUnavailable when it may not be missing */
async function isThere(tool: { open(): Promise<void> }, mayLack: boolean): Promise<boolean> {
  try {
    await tool.open();
    return true;
  } catch (error) {
    if (mayLack && error instanceof TranscoderUnavailable) return false;
    throw error;
  }
}
