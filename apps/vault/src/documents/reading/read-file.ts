import type { Pictures } from '../../engines/pictures/make-pictures.js';
import type { PhotoFacts } from '../../engines/pictures/photo-facts.js';
import type { FileReading } from './file-reading.js';
import type { DocumentText, Readers } from './readers.js';

/** What was found in a file. */
export interface FileFindings {
  /** Why the file is not to be read at all: the name of a virus. */
  readonly signature: string | null;
  readonly isScanned: boolean;
  readonly pictures: Pictures | null;
  readonly facts: PhotoFacts | null;
  readonly text: DocumentText | null;
  /** Seconds of a film; null of anything else. */
  readonly durationS: number | null;
}

const NOTHING: FileFindings = {
  signature: null,
  isScanned: false,
  pictures: null,
  facts: null,
  text: null,
  durationS: null,
};

/** Reads one file by its kind. @throws Unreadable, ScannerUnavailable */
export async function readFile(
  readers: Readers,
  { kind }: Pick<FileReading, 'kind'>,
  [file, folder]: readonly [file: string, folder: string],
  signal: AbortSignal,
): Promise<FileFindings> {
  const verdict = await readers.scan(file, signal);
  const found = { ...NOTHING, isScanned: verdict !== null };
  if (verdict?.is_clean === false) return { ...found, signature: verdict.signature };
  if (kind === 'other') return found;
  if (kind === 'picture' || kind === 'heic') {
    const facts = await readers.facts(file, signal);
    const pictures = await (kind === 'heic'
      ? readers.heicPictures(file, folder, signal)
      : readers.pictures(file, false, signal));
    return { ...found, facts, pictures };
  }
  if (kind === 'video') return { ...found, ...(await readers.video(file, folder, signal)) };
  if (kind === 'pdf') {
    const text = await readers.pdf(file, folder, signal);
    return { ...found, text, pictures: await readers.pagePictures(file, folder, signal) };
  }
  const text = await readers.text(kind, file, signal);
  return { ...found, text: { ...text, source: text.text === '' ? null : 'text' } };
}
