import {
  type Icon,
  IconFile,
  IconFileMusic,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMovie,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';

const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/^image\//, IconPhoto],
  [/^video\//, IconMovie],
  [/^audio\//, IconFileMusic],
  [/^application\/pdf$/, IconFileTypePdf],
  [/spreadsheet|text\/csv/, IconTable],
  [/zip|x-tar|gzip|compressed/, IconFileZip],
  [/^text\/|json|document|presentation/, IconFileText],
];
const PICTURED = /^(?:image\/(?:jpeg|png|webp|gif|tiff|avif|heic|heif)|application\/pdf)$/;

/** What stands for files of a type. */
export const iconOf = (type: string): Icon =>
  ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? IconFile;

/** Whether the service makes pictures of files of a type. */
export const isPictured = (type: string): boolean => PICTURED.test(type);
