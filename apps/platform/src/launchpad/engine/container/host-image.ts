import type Docker from 'dockerode';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbsent } from './container-engine.js';
import { followBuild } from './follow-build.js';

const FOLDERS = [
  'app',
  'dev',
  'etc',
  'opt/node',
  'opt/tool',
  'proc',
  'run',
  'sys',
  'tmp',
  'usr',
  'opt/certificates',
];

/**
 * An image of empty folders, for trees that were built on this machine: their containers see the
 * machine's own /usr, read-only, as our sandboxes do. Returns its name.
 */
export async function ensureHostImage(engine: Docker, instance: string): Promise<string> {
  const name = `localhost/skydeck-${instance}/host:latest`;
  try {
    await engine.getImage(name).inspect();
    return name;
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-host-'));
  try {
    for (const folder of FOLDERS) await mkdir(join(dir, folder), { recursive: true });
    for (const link of ['bin', 'sbin', 'lib', 'lib64'])
      await symlink(`usr/${link}`, join(dir, link));
    const files = spawn(
      'tar',
      ['-C', dir, '--owner=0', '--group=0', '--mode=0755', '-cf', '-', '.'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    // Without a tag of its own: podman ignores one.
    const repo = name.slice(0, -':latest'.length);
    await followBuild(await engine.importImage(files.stdout, { repo }), () => undefined);
    return name;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
