import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import Docker from 'dockerode';
import { followBuild } from '../src/launchpad/engine/container/follow-build.js';

/** Imports an image with busybox alone, so that Dockerfiles have a base without a registry. */
export async function importBusybox(socketPath: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-busybox-'));
  try {
    for (const folder of ['bin', 'tmp', 'etc']) await mkdir(join(dir, folder));
    await cp('/bin/busybox', join(dir, 'bin/busybox'), { dereference: true });
    const { stdout } = await runCommand('/bin/busybox', ['--list']);
    for (const name of stdout)
      await symlink('busybox', join(dir, 'bin', name)).catch(() => undefined);
    const tar = spawn('tar', ['-C', dir, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const repo = 'localhost/skydeck-test/busybox';
    const engine = new Docker({ socketPath });
    await followBuild(await engine.importImage(tar.stdout, { repo }), () => undefined);
    return `${repo}:latest`;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
