import type { Pictures } from '../../engines/pictures/make-pictures.js';
import type { PhotoFacts } from '../../engines/pictures/photo-facts.js';
import { type PictureContent, pictureContent } from '../../engines/pictures/raw/picture-content.js';
import type { FileReading } from './file-reading.js';
import { isPicture } from './kind-of.js';
import type { DocumentText } from './pdf-reader.js';
import type { Readers } from './readers.js';

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
  /** The file of XMP beside it. */
  readonly sidecarId: string | null;
}

const NOTHING: FileFindings = {
  signature: null,
  isScanned: false,
  pictures: null,
  facts: null,
  text: null,
  durationS: null,
  sidecarId: null,
};

/** What is known of a photograph or film whose pictures are there. @throws Unreadable */
export async function readFacts(
  readers: Readers,
  { kind }: Pick<FileReading, 'kind'>,
  file: string,
  signal: AbortSignal,
): Promise<FileFindings> {
  if (kind === 'video') return { ...NOTHING, ...(await readers.filmFacts(file, signal)) };
  const isRaw = isPicture(kind) && (await pictureContent(file, kind)) === 'raw';
  const facts = await (isRaw
    ? readers.rawFacts(await readers.rawParts(file, signal), signal)
    : readers.facts(file, signal));
  return { ...NOTHING, facts };
}

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
  if (isPicture(kind)) {
    const content = await pictureContent(file, kind);
    return { ...found, ...(await readPicture(readers, content, [file, folder], signal)) };
  }
  if (kind === 'video') return { ...found, ...(await readers.video(file, folder, signal)) };
  if (kind === 'pdf') {
    const text = await readers.pdf.text(file, folder, signal);
    return { ...found, text, pictures: await readers.pdf.pictures(file, folder, signal) };
  }
  const text = await readers.text(kind, file, signal);
  return { ...found, text: { ...text, source: text.text === '' ? null : 'text' } };
}

async function readPicture(
  readers: Readers,
  content: PictureContent,
  [file, folder]: readonly [file: string, folder: string],
  signal: AbortSignal,
): Promise<{ facts: PhotoFacts; pictures: Pictures }> {
  if (content === 'raw') {
    const parts = await readers.rawParts(file, signal);
    const facts = await readers.rawFacts(parts, signal);
    return { facts, pictures: await readers.rawPictures(parts, folder, signal) };
  }
  const facts = await readers.facts(file, signal);
  const pictures = await (content === 'heic'
    ? readers.heicPictures(file, folder, signal)
    : readers.pictures(file, false, signal));
  return { facts, pictures };
}
