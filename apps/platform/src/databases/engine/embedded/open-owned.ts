import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DatabaseEngineError } from '../database.driver.js';

/**
 * Opens a file that the user of an instance has written. A link, or a file of somebody else, is not
 * followed: we may read what that user may not.
 */
export async function openOwned(path: string, uid: number | undefined): Promise<Readable> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  const facts = await handle.stat();
  if (facts.isFile() && (uid === undefined || facts.uid === uid)) return handle.createReadStream();
  await handle.close();
  throw new DatabaseEngineError('failed', `${path} is no file of the instance`);
}
