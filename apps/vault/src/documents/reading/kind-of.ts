import path from 'node:path';
import type { PictureContent } from '../../engines/pictures/raw/picture-content.js';

/** How a file is read; others are looked through for viruses alone. */
export const READING_KINDS = [
  'picture',
  'heic',
  'raw',
  'video',
  'pdf',
  'office',
  'html',
  'plain',
  'other',
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** Raw files: whatever type is said, some are TIFF files to whoever does not know their ending. */
const RAW =
  /\.(?:3fr|arw|cr2|cr3|crw|dcr|dng|erf|iiq|k25|kdc|mef|mos|mrw|nef|nrw|orf|pef|raf|raw|rw2|rwl|sr2|srf|srw|x3f)$/i;
const RAW_TYPE = /^image\/x-(?:adobe-dng|canon-cr|fuji|nikon|olympus|panasonic|pentax|sigma|sony)/;
const BY_TYPE: Readonly<Record<string, ReadingKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/gif': 'picture',
  'image/tiff': 'picture',
  'image/avif': 'picture',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'video/x-matroska': 'video',
  'video/3gpp': 'video',
  'video/x-msvideo': 'video',
  'application/pdf': 'pdf',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'plain',
};
const OFFICE = /^application\/vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\./;
const BY_ENDING: Readonly<Record<string, ReadingKind>> = {
  '.jpg': 'picture',
  '.jpeg': 'picture',
  '.png': 'picture',
  '.webp': 'picture',
  '.gif': 'picture',
  '.tif': 'picture',
  '.tiff': 'picture',
  '.avif': 'picture',
  '.heic': 'heic',
  '.heif': 'heic',
  '.mp4': 'video',
  '.m4v': 'video',
  '.mov': 'video',
  '.webm': 'video',
  '.mkv': 'video',
  '.3gp': 'video',
  '.avi': 'video',
  '.pdf': 'pdf',
  '.html': 'html',
  '.htm': 'html',
  '.txt': 'plain',
  '.md': 'plain',
  '.csv': 'plain',
  '.json': 'plain',
  '.docx': 'office',
  '.xlsx': 'office',
  '.pptx': 'office',
  '.odt': 'office',
  '.ods': 'office',
  '.odp': 'office',
};

const UNTOLD = new Set(['', 'application/octet-stream']);

/** How a file is read, by its type, else by the end of its name; null when nobody reads it. */
export function readingKindOf(contentType: string, name: string): ReadingKind | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (RAW_TYPE.test(type)) return 'raw';
  if (RAW.test(name) && (type.startsWith('image/') || UNTOLD.has(type))) return 'raw';
  const byType = BY_TYPE[type] ?? (OFFICE.test(type) ? 'office' : undefined);
  if (byType !== undefined) return byType;
  const byName = BY_ENDING[path.extname(name).toLowerCase()];
  if (byName !== undefined) return byName;
  return type.startsWith('text/') ? 'plain' : null;
}

/** Whether it is a photograph or a film; a document otherwise. */
export const isPhoto = (kind: ReadingKind): boolean => isPicture(kind) || kind === 'video';

/** Whether it is a photograph: what exactly is told by its content. */
export const isPicture = (kind: ReadingKind): kind is PictureContent =>
  kind === 'picture' || kind === 'heic' || kind === 'raw';
