import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.js';
import { closedFolder, type ServerUser } from './server-user.js';

const VERSION_FILE = 'skydeck-version';

/**
 * The folder to run the programs from: where npm put them, or a copy when the server's user
 * cannot enter that place or we cannot complete it there.
 */
export async function usableBinaries(
  binaries: PostgresBinaries,
  copyDir: string,
  user: ServerUser | undefined,
): Promise<string> {
  const reachable = user === undefined || closedFolder(binaries.folder) === null;
  if (reachable && (await isComplete(binaries.folder))) return binaries.folder;
  if (reachable && isWritable(join(binaries.folder, 'lib'))) {
    await makeSymlinks(binaries.folder);
    return binaries.folder;
  }
  return copyBinaries(binaries, copyDir);
}

interface Symlink {
  source: string;
  target: string;
}

/** npm packages hold no symbolic links; this list names those that are missing. */
function symlinksOf(folder: string): Symlink[] {
  return JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as Symlink[];
}

/** A path of the list, which starts at the folder's parent, inside a folder. */
function inside(folder: string, listed: string): string {
  return join(folder, listed.replace(/^native\//, ''));
}

async function isComplete(folder: string): Promise<boolean> {
  for (const { target } of symlinksOf(folder)) {
    const found = await lstat(inside(folder, target)).catch(() => null);
    if (found === null) return false;
  }
  return true;
}

async function makeSymlinks(folder: string): Promise<void> {
  for (const { source, target } of symlinksOf(folder)) {
    await mkdir(dirname(inside(folder, target)), { recursive: true });
    await symlink(basename(source), inside(folder, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** Copies once per version. A copy that was interrupted has no version and is made again. */
async function copyBinaries(binaries: PostgresBinaries, copyDir: string): Promise<string> {
  const versionFile = join(copyDir, VERSION_FILE);
  if (existsSync(versionFile) && readFileSync(versionFile, 'utf8') === binaries.version) {
    return copyDir;
  }
  const unfinished = `${copyDir}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await cp(binaries.folder, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await makeSymlinks(unfinished);
  await chmod(unfinished, 0o755);
  await writeFile(join(unfinished, VERSION_FILE), binaries.version);
  rmSync(copyDir, { recursive: true, force: true });
  renameSync(unfinished, copyDir);
  return copyDir;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
