import path from 'node:path';
import type { LeftOut } from './installation-files.js';
import { type InUse, isInside } from './settings-in-use.js';

/** A folder beside the home that belongs to the installation. */
export interface OutsideFolder {
  /** Of the part that holds it. */
  readonly name: string;
  readonly folder: string;
  /** Only these of its files. */
  readonly only?: readonly string[];
}

/** What the settings keep outside the home: copied where it is a folder, told where it is not. */
export function outsideFiles(
  home: string,
  { objects, masterKeys }: InUse,
): { readonly folders: readonly OutsideFolder[]; readonly leftOut: readonly LeftOut[] } {
  const folders: OutsideFolder[] = [];
  const left: LeftOut[] = [];
  if (objects === undefined) {
    const reason = 'is in a bucket: keep its versions, or a copy of it, at its server';
    left.push({ path: 'objects', reason });
  } else if (!isInside(home, objects)) {
    folders.push({ name: 'objects', folder: objects });
  }
  if (masterKeys === undefined) {
    const reason = 'is held by the key provider of the vault: keep it there';
    left.push({ path: 'vault/master.keys', reason });
  } else if (!isInside(home, masterKeys)) {
    const only = [`./${path.basename(masterKeys)}`];
    folders.push({ name: 'master-keys', folder: path.dirname(masterKeys), only });
  }
  return { folders, leftOut: left };
}
