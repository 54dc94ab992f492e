import { createWriteStream } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ArchiveContent, type ArchiveLimits, readArchive } from './read-archive.js';
import { SourceErrors } from './source.errors.js';

/** Unpacks an archive into an empty folder. Links are made last: nothing is written through them. */
export async function unpackArchive(
  archive: Readable,
  dir: string,
  limits: ArchiveLimits,
): Promise<ArchiveContent> {
  const links: [target: string, path: string][] = [];
  try {
    const content = await readArchive(archive, limits, async (entry, bytes) => {
      const path = join(dir, entry.path);
      if (entry.kind === 'folder') await mkdir(path, { recursive: true });
      else await mkdir(dirname(path), { recursive: true });
      if (entry.kind === 'link') links.push([entry.target, path]);
      if (entry.kind === 'file') {
        const mode = entry.isProgram ? 0o755 : 0o644;
        await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode }));
      } else bytes.resume();
    });
    for (const [target, path] of links) await symlink(target, path);
    return content;
  } catch (error) {
    // The same name twice, or a file where a folder must be.
    const { code } = error as { code?: string };
    if (code !== 'EEXIST' && code !== 'ENOTDIR' && code !== 'EISDIR') throw error;
    throw SourceErrors.archive_unsafe({
      detail: 'The archive has two entries in one place.',
      cause: error,
    });
  }
}
