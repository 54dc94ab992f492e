import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Digest } from '../builder.driver.js';

const OPTIONS = [
  '--format=gnu',
  '--hard-dereference',
  '--sort=name',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
  // Fewer and larger pieces to hash.
  '--blocking-factor=512',
];

/**
 * The SHA-256 of a folder as a tar stream in which only names, contents, types and modes remain: sorted,
 * without times and owners. The same files give the same digest on any machine.
 */
export async function treeDigest(dir: string): Promise<Digest> {
  const child = spawn('tar', [...OPTIONS, '-C', dir, '-cf', '-', '.'], {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const hash = createHash('sha256');
  child.stdout.on('data', (chunk: Buffer) => hash.update(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`tar ended with code ${String(code)}`);
  return `sha256:${hash.digest('hex')}`;
}
