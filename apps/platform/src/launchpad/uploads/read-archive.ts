import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ApiError } from '@skydeck/errors';
import { type Extract, extract } from 'tar-stream';
import { type ArchiveEntry, readEntry } from './archive-entry.js';
import { SourceErrors } from './source.errors.js';

/** The most that an archive may unpack to. */
export interface ArchiveLimits {
  readonly bytes: number;
  readonly entries: number;
}

/** What was in an archive. */
export interface ArchiveContent {
  readonly files: number;
  readonly unpackedBytes: number;
}

/** Is given every entry in turn; it must read `content` to its end. */
export type TakeEntry = (entry: ArchiveEntry, content: Readable) => Promise<void>;

/**
 * Reads a compressed archive, and stops at the first entry or byte that is not acceptable.
 * @throws a `source.archive_…` error
 */
export async function readArchive(
  archive: Readable,
  limits: ArchiveLimits,
  take: TakeEntry = drain,
): Promise<ArchiveContent> {
  const entries = extract();
  const content = { files: 0, unpackedBytes: 0 };
  const stop = new AbortController();
  const { signal } = stop;
  const reading = readEntries(entries, { content, limits, take }).catch((error: unknown) => {
    stop.abort(error);
    throw error;
  });
  const feeding = (bytes: AsyncIterable<Buffer>) => feed(entries, bytes, { limits, signal });
  const unpacking = pipeline(archive, createGunzip(), feeding, { signal }).catch(
    (error: unknown) => {
      entries.destroy(error as Error);
      throw error;
    },
  );
  // One that fails ends the other; the reader knows better why.
  const ends = await Promise.allSettled([reading, unpacking]);
  const failures = ends.flatMap((end) =>
    end.status === 'rejected' ? [end.reason as unknown] : [],
  );
  if (failures.length > 0) throw asRefusal(failures);
  return content;
}

interface Reading {
  readonly content: { files: number; unpackedBytes: number };
  readonly limits: ArchiveLimits;
  readonly take: TakeEntry;
}

async function readEntries(entries: Extract, { content, limits, take }: Reading): Promise<void> {
  const links = new Set<string>();
  for await (const packed of entries) {
    const entry = readEntry(packed.header);
    if (!entry) {
      packed.resume();
      continue;
    }
    count(content, entry, limits);
    checkParents(entry.path, links);
    if (entry.kind === 'link') links.add(entry.path);
    await take(entry, Readable.from(packed, { objectMode: false }));
  }
}

/** Headers and padding count as well, so that an archive of nothing but names ends too. */
async function feed(
  entries: Extract,
  bytes: AsyncIterable<Buffer>,
  { limits, signal }: { readonly limits: ArchiveLimits; readonly signal: AbortSignal },
): Promise<void> {
  let rest = limits.bytes * 2 + 1024 * 1024;
  for await (const chunk of bytes) {
    rest -= chunk.length;
    if (rest < 0) throw SourceErrors.archive_too_large();
    if (!entries.write(chunk)) await once(entries, 'drain', { signal });
  }
  entries.end(Buffer.alloc(0));
}

function count(
  content: { files: number; unpackedBytes: number },
  entry: ArchiveEntry,
  limits: ArchiveLimits,
): void {
  content.files++;
  content.unpackedBytes += entry.kind === 'file' ? entry.size : 0;
  if (content.files > limits.entries) throw SourceErrors.archive_too_many_files();
  if (content.unpackedBytes > limits.bytes) throw SourceErrors.archive_too_large();
}

/** Nothing is written through a link, nor in its place. */
function checkParents(path: string, links: ReadonlySet<string>): void {
  if (links.size === 0) return;
  const segments = path.split('/');
  for (let length = 1; length <= segments.length; length++) {
    if (!links.has(segments.slice(0, length).join('/'))) continue;
    throw SourceErrors.archive_unsafe({ detail: 'An entry lies below a link, or in its place.' });
  }
}

async function drain(_entry: ArchiveEntry, content: Readable): Promise<void> {
  content.resume();
  await finished(content);
}

function asRefusal(errors: readonly unknown[]): unknown {
  const refusal = errors.find((error) => error instanceof ApiError);
  if (refusal) return refusal;
  const isBroken = errors.some((error) => {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    return code.startsWith('Z_') || /tar|header|unexpected end|premature/i.test(message);
  });
  return isBroken ? SourceErrors.archive_invalid({ cause: errors[0] }) : errors[0];
}
