import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDue } from '../tls/authority.js';
import { passwdFile } from './confined.js';
import type { EngineContext } from './engine-context.js';
import type { KnownInstance } from './instance-store.js';

/** Makes the folders of an instance, and its certificate when it lacks one or it is old. */
export async function prepareFolder(
  { network, authority }: EngineContext,
  { folder, record }: KnownInstance,
): Promise<void> {
  await folder.make();
  for (const path of [folder.home, folder.archive]) {
    await folder.own(path, record);
  }
  for (const path of ['log', 'tls']) await folder.own(join(folder.home, path), record);
  for (const path of ['wal', 'base']) await folder.own(join(folder.archive, path), record);
  const uid = folder.uid(record) ?? process.getuid?.() ?? 0;
  await writeFile(join(folder.path, 'passwd'), passwdFile(uid), { mode: 0o644 });
  const { host } = await network();
  const file = join(folder.home, 'tls', 'server.pem');
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== undefined && !isDue(present, host)) return;
  const { certificatePem, keyPem } = await authority.issue(host);
  // The certificate last: where it is there, the key that goes with it is too.
  await folder.writeOwned(join(folder.home, 'tls', 'server.key'), keyPem, record);
  await folder.writeOwned(file, `${certificatePem}\n`, record);
}
