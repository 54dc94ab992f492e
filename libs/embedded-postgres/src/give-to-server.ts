import { chmodSync, lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverUser } from './server-user.js';

/** Makes the server's user the owner of a data folder that somebody else has written. */
export function giveToServer(dataDir: string): void {
  chmodSync(dataDir, 0o700);
  const user = serverUser();
  if (user === undefined) return;
  for (const name of readdirSync(dataDir, { recursive: true }) as string[]) {
    lchownSync(join(dataDir, name), user.uid, user.gid);
  }
  lchownSync(dataDir, user.uid, user.gid);
}
