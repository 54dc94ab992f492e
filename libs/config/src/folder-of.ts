import { homedir } from 'node:os';
import { resolve } from 'node:path';

/** The absolute folder that a setting names; `~` at its start stands for the user's home. */
export function folderOf(setting: string): string {
  return resolve(setting.replace(/^~(?=\/|$)/, homedir()));
}
