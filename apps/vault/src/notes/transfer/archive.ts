import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import yauzl from 'yauzl';
import { NoteErrors } from '../note.errors.js';
import { MOST_BODY_BYTES } from '../note.schema.js';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 100_000;
/** What stands before and after a text is small beside it. */
const MOST_FILE_BYTES = MOST_BODY_BYTES + 64 * 1024;

/** Where Joplin puts what is attached. */
const RESOURCE = /^(?:[^/]+\/)*resources\/([0-9a-f]{32})(?:\.[\w-]{1,20})?$/;

/** A file of Markdown in an archive. */
export interface MarkdownFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly text: string;
}

/** What of an archive is taken. */
export interface NoteArchive {
  readonly files: readonly MarkdownFile[];
  /** Pictures and other attachments of Joplin, by their 32 hexadecimal digits. */
  readonly resources: ReadonlyMap<string, Buffer>;
}

/** Reads a body that is an archive, up to the most that is taken. */
export async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw NoteErrors.archive_too_large();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The Markdown in a zip or a tar, and attachments of Joplin; names in it never are those of files here. */
export async function openArchive(archive: Buffer): Promise<NoteArchive> {
  const isZip = archive.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
  const isTar = archive.subarray(257, 262).toString('latin1') === 'ustar';
  if (!isZip && !isTar) throw NoteErrors.archive_unreadable();
  const taken = new Taken();
  try {
    await (isZip ? unzip(archive, taken) : untar(archive, taken));
  } catch (error) {
    if ((error as { code?: string }).code === 'note.archive_too_large') throw error;
    throw NoteErrors.archive_unreadable({ cause: error });
  }
  return taken;
}

/** Counts while it reads: what an archive says of its sizes need not be so. */
class Taken implements NoteArchive {
  readonly files: MarkdownFile[] = [];
  readonly resources = new Map<string, Buffer>();
  #bytes = 0;
  #entries = 0;

  async take(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const [, resource] = RESOURCE.exec(name) ?? [];
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      this.#bytes += chunk.length;
      const isLarge = resource === undefined && bytes > MOST_FILE_BYTES;
      if (isLarge || this.#bytes > MOST_BYTES) throw NoteErrors.archive_too_large();
      chunks.push(chunk);
    }
    const all = Buffer.concat(chunks);
    if (resource !== undefined) {
      this.resources.set(resource, all);
      return;
    }
    const text = all.toString('utf8').replace(/^\uFEFF/, '');
    this.files.push({ name, text: text.replaceAll('\0', '') });
  }

  /** Whether an entry is to be read. */
  wants(name: string): boolean {
    this.#entries += 1;
    if (this.#entries > MOST_ENTRIES) throw NoteErrors.archive_too_large();
    const isHidden = name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
    return !isHidden && (RESOURCE.test(name) || /\.(md|markdown)$/i.test(name));
  }
}

async function unzip(archive: Buffer, taken: Taken): Promise<void> {
  const zip = await yauzl.fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (!taken.wants(entry.fileName)) continue;
    await taken.take(entry.fileName, await zip.openReadStreamPromise(entry));
  }
}

async function untar(archive: Buffer, taken: Taken): Promise<void> {
  const files = Readable.from([archive]).pipe(extract());
  for await (const entry of files) {
    const { name, type } = entry.header;
    if (type === 'file' && taken.wants(name))
      await taken.take(name, entry as unknown as AsyncIterable<Buffer>);
    else entry.resume();
  }
}
