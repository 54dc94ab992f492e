import { access, chmod, copyFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { arch } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import type { ImageBuild, ImageRecipe } from '../image-recipe.js';
import { limitedCommand } from '../limited-command.js';
import { TINY_INIT } from './tiny-init.js';

const BUSYBOX = ['/bin/busybox', '/usr/bin/busybox'];
const FOLDERS = [
  'dev',
  'proc',
  'sys',
  'run',
  'tmp',
  'etc',
  'root',
  'usr/sbin',
  'usr/bin',
  'var/www',
];

/** A whole system of about one megabyte: an init, a shell, a web server and, when at hand, SSH. */
export class TinyRecipe implements ImageRecipe {
  readonly slug = 'tiny';
  readonly title = 'Tiny (busybox)';
  readonly hasCloudInit = false;
  readonly timeoutMs = 60_000;
  readonly inputs = [TINY_INIT, arch(), '1'];

  async obstacle(): Promise<{ what: string; fix: string } | undefined> {
    if ((await busybox()) !== undefined) return undefined;
    return { what: 'busybox is not installed', fix: 'apt-get install busybox-static' };
  }

  async build({ tarFile, workDir, signal }: ImageBuild): Promise<void> {
    const root = workDir;
    for (const folder of FOLDERS) await mkdir(join(root, folder), { recursive: true });
    await chmod(join(root, 'tmp'), 0o1777);
    await chmod(join(root, 'root'), 0o700);
    await symlink('usr/bin', join(root, 'bin'));
    await symlink('usr/sbin', join(root, 'sbin'));
    const program = (await busybox()) ?? '';
    await copyFile(program, join(root, 'usr/bin/busybox'));
    const { stdout } = await runCommand(program, ['--list']);
    const applets = stdout.filter((name) => name !== 'busybox' && name !== 'init');
    for (const name of applets) await symlink('busybox', join(root, 'usr/bin', name));
    await addSsh(root);
    await writeFile(join(root, 'etc/passwd'), 'root::0:0:root:/root:/bin/sh\n');
    await writeFile(join(root, 'etc/group'), 'root:x:0:\n');
    await writeFile(join(root, 'etc/shells'), '/bin/sh\n');
    await writeFile(join(root, 'var/www/index.html'), 'It works.\n');
    await writeFile(join(root, 'usr/sbin/init'), TINY_INIT, { mode: 0o755 });
    const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
    await limitedCommand('tar', [...options, '-C', root, '-cf', tarFile, '.'], {
      signal,
      deadlineMs: this.timeoutMs,
    });
  }
}

async function busybox(): Promise<string | undefined> {
  for (const file of BUSYBOX) {
    const isStatic = await runCommand('ldd', [file]).then(
      () => false,
      () =>
        access(file).then(
          () => true,
          () => false,
        ),
    );
    if (isStatic) return file;
  }
  return undefined;
}

/** Dropbear and the libraries it needs, when this machine has it. */
async function addSsh(root: string): Promise<void> {
  const server = await findProgram('dropbear');
  const keys = await findProgram('dropbearkey');
  if (server === undefined || keys === undefined) return;
  const files = new Map([
    [server, '/usr/sbin/dropbear'],
    [keys, '/usr/bin/dropbearkey'],
  ]);
  const { stdout } = await runCommand('ldd', [server]);
  for (const [library] of stdout.join('\n').matchAll(/\/\S+/g)) files.set(library, library);
  for (const [from, to] of files) {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await cp(from, join(root, to), { dereference: true });
  }
}
