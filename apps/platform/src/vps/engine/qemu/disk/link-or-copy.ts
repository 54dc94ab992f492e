import { constants, copyFile, link, rename, rm } from 'node:fs/promises';

/** Gives a file a second name, which stays when the first is removed; a copy on another file system. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  const made = `${to}.new`;
  await rm(made, { force: true });
  await link(from, made).catch(() => copyFile(from, made, constants.COPYFILE_FICLONE));
  await rename(made, to);
  // Two names of one file are no change to rename(2), and both stay.
  await rm(made, { force: true });
}
