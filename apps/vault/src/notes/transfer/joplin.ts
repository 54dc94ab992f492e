import type { MarkdownFile } from './archive.js';

const ID = /^[0-9a-f]{32}$/;
const TYPES = { note: '1', folder: '2', resource: '4', tag: '5', tagOfNote: '6' };

/** A note as Joplin exports it. */
export interface JoplinNote {
  /** 32 hexadecimal digits: what other notes name it by, as `:/id`. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly createdAt: Date | undefined;
}

/** A picture, or another attachment, as Joplin describes it. */
export interface JoplinResource {
  /** 32 hexadecimal digits: what notes name it by, as `:/id`. */
  readonly id: string;
  /** May be empty. */
  readonly name: string;
  readonly mediaType: string;
}

/** An export of Joplin. */
export interface JoplinExport {
  readonly notes: readonly JoplinNote[];
  readonly resources: readonly JoplinResource[];
}

interface Item {
  readonly title: string;
  readonly body: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads an export of Joplin (JEX or RAW); null when it is none. Notebooks become tags. */
export function readJoplin(files: readonly MarkdownFile[]): JoplinExport | null {
  const items = files.flatMap(({ text }) => {
    const item = itemOf(text);
    return item ? [item] : [];
  });
  // Some file of Markdown may look so by chance, but not all that there are.
  if (items.length === 0 || items.length < files.length) return null;
  return { notes: notesOf(items), resources: resourcesOf(items) };
}

function resourcesOf(items: readonly Item[]): JoplinResource[] {
  return ofType(items, TYPES.resource)
    .filter(({ fields }) => fields.get('encryption_blob_encrypted') !== '1' && isPlain(fields))
    .map(({ title, fields }) => ({
      id: fields.get('id') ?? '',
      name: title || (fields.get('filename') ?? ''),
      mediaType: fields.get('mime') ?? '',
    }));
}

function notesOf(items: readonly Item[]): JoplinNote[] {
  const titles = new Map(items.map((item) => [item.fields.get('id') ?? '', item.title]));
  const tags = new Map<string, string[]>();
  for (const { fields } of ofType(items, TYPES.tagOfNote)) {
    const note = fields.get('note_id') ?? '';
    const tag = titles.get(fields.get('tag_id') ?? '');
    if (tag) tags.set(note, [...(tags.get(note) ?? []), tag]);
  }
  return ofType(items, TYPES.note)
    .filter(({ fields }) => isPlain(fields))
    .map(({ title, body, fields }) => {
      const id = fields.get('id') ?? '';
      const notebook = titles.get(fields.get('parent_id') ?? '');
      const created = Date.parse(fields.get('created_time') ?? '');
      const all = [...(notebook ? [notebook] : []), ...(tags.get(id) ?? [])];
      const createdAt = Number.isNaN(created) ? undefined : new Date(created);
      return { id, title, body, tags: all, createdAt };
    });
}

const isPlain = (fields: Item['fields']) => fields.get('encryption_applied') !== '1';

const ofType = (items: readonly Item[], type: string) =>
  items.filter(({ fields }) => fields.get('type_') === type);

/** An item: its title, its text, and lines of `name: value` at the end. */
function itemOf(text: string): Item | null {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const fields = new Map<string, string>();
  while (lines.length > 0) {
    const [, name, value] = /^([a-z_]+):(?: (.*))?$/.exec(lines.at(-1) ?? '') ?? [];
    if (name === undefined) break;
    fields.set(name, value ?? '');
    lines.pop();
  }
  if (!ID.test(fields.get('id') ?? '') || !fields.has('type_')) return null;
  const [title = '', ...body] = lines;
  return { title, body: body.join('\n').trim(), fields };
}
