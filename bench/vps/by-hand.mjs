import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The engine's own command, on the daemon of an installation and the image that it has. */
export async function byHand(home) {
  const env = { ...process.env, INCUS_DIR: path.join(home, 'vps', 'incus', 'state') };
  const incus = (...words) => {
    const asked = run('incus', words, { env, timeout: 60_000 });
    // It would read settings from an open input.
    asked.child.stdin.end();
    return asked;
  };
  const { stdout: images } = await incus('image', 'list', '-c', 'f', '-f', 'csv');
  const { stdout: pools } = await incus('storage', 'list', '-f', 'csv');
  const image = images.trim().split('\n')[0];
  const pool = pools.split(',')[0];
  const limits = ['-c', 'limits.memory=256MiB', '-c', 'limits.cpu=1'];
  return {
    launch: (name) => incus('launch', image, name, '-s', pool, '--no-profiles', ...limits),
    remove: (name) => incus('delete', '-f', name),
  };
}
