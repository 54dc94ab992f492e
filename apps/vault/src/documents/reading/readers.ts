import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
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
import type { ExtractedText } from '../../engines/texts/text-extractor.js';
import { Unreadable } from '../../engines/unreadable.js';
import { isThere } from './is-there.js';
import { PdfReader } from './pdf-reader.js';
import { ReadingSettings } from './reading-settings.js';

const PRIVATE = 0o600;
const MOST_PREVIEWS = 4;

/** The engines of this installation: which driver does what, and what stands in for one. */
@Injectable()
export class Readers implements OnModuleDestroy {
  readonly scanner: VirusScanner | null;
  readonly pdf: PdfReader;
  readonly #processes: ReadingProcesses;
  readonly #heif: HeifConvert;
  readonly #exiftool: Exiftool;
  readonly #ffmpeg: Ffmpeg;

  constructor(private readonly settings: ReadingSettings) {
    const { config, ownFolder } = settings;
    const { VAULT_SANDBOX, VAULT_SCANNER_URL, VAULT_READING_CONCURRENCY } = config;
    const mayBeOpen = VAULT_SANDBOX === 'container';
    this.scanner = VAULT_SCANNER_URL === undefined ? null : new Clamd(VAULT_SCANNER_URL);
    this.#processes = new ReadingProcesses({ processes: Math.max(1, VAULT_READING_CONCURRENCY) });
    this.pdf = new PdfReader(settings, this.#processes);
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
}
