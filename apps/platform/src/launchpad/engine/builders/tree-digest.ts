import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import type { Digest } from '../builder.driver.js';

/**
 * The SHA-256 of a folder as a tar stream in which only names, contents, types and modes remain: sorted,
 * without times and owners. The same files give the same digest on any machine.
 */
export async function treeDigest(dir: string): Promise<{ digest: Digest; bytes: number }> {
  const options = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const child = spawn(
    'tar',
    [
      '--format=gnu',
      '--hard-dereference',
      ...options,
      '--mode=u+rwX,go+rX,go-w',
      '-C',
      dir,
      '-cf',
      '-',
      '.',
    ],
    { env: { PATH: process.env['PATH'], LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const hash = createHash('sha256');
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`tar ended with code ${String(code)}`);
  return { digest: `sha256:${hash.digest('hex')}`, bytes };
}
