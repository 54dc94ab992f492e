import { parse, stringify } from 'yaml';
import { NOTE_FORMATS, type NoteEntity, type NoteFormat } from '../note.entity.js';

const BLOCK = /^---\r?\n([\s\S]{0,65536}?)\r?\n---(?:\r?\n|$)/;

/** What a file of Markdown says of itself. */
export interface NoteFile {
  readonly title: string | undefined;
  readonly body: string;
  readonly tags: readonly string[];
  readonly isPinned: boolean;
  readonly format: NoteFormat;
  readonly createdAt: Date | undefined;
}

/** Reads a file of Markdown with or without lines of YAML at its head. */
export function readNoteFile(text: string): NoteFile {
  const [block = '', yaml = ''] = BLOCK.exec(text) ?? [];
  const about = aboutOf(yaml);
  // What is no YAML belongs to the text.
  const body = about ? text.slice(block.length) : text;
  const said = about ?? {};
  const words = Array.isArray(said['tags']) ? (said['tags'] as unknown[]) : [];
  const created =
    said['created'] instanceof Date ? said['created'] : new Date(String(said['created']));
  return {
    title: typeof said['title'] === 'string' ? said['title'] : undefined,
    body,
    tags: words.filter((one) => typeof one === 'string'),
    isPinned: said['pinned'] === true,
    format: NOTE_FORMATS.find((one) => one === said['format']) ?? 'markdown',
    createdAt: Number.isNaN(created.getTime()) ? undefined : created,
  };
}

/** Writes a note so that it can be read again. */
export function writeNoteFile({
  title,
  body,
  tags,
  isPinned,
  format,
  createdAt,
}: NoteEntity): string {
  const about = {
    title,
    ...(tags.length > 0 && { tags }),
    ...(isPinned && { pinned: true }),
    ...(format === 'e2ee' && { format }),
    created: createdAt.toISOString(),
  };
  return `---\n${stringify(about)}---\n${body}`;
}

function aboutOf(yaml: string): Record<string, unknown> | null {
  if (yaml === '') return null;
  try {
    const found: unknown = parse(yaml, { maxAliasCount: 10, logLevel: 'silent' });
    const isMap = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isMap ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
