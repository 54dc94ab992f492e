import { constants, copyFile, link, rm } from 'node:fs/promises';

/** Gives a file a second name, which stays when the first is removed; a copy on another file system. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}
