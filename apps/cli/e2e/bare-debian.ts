import { execFile, spawn } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Finished, finished } from './installation.js';

const run = promisify(execFile);
const BUNDLER = fileURLToPath(new URL('../bundle.mjs', import.meta.url));
const CACHE = process.env['SKYDECK_TEST_IMAGES'] ?? path.join(tmpdir(), 'skydeck-test-images');

/** What a container has: its own processes and mounts, `/proc`, `/sys` and a small `/dev`. */
const MOUNTS = `
mount -t proc proc "$1/proc"
mount --rbind /sys "$1/sys"
mount -t tmpfs run "$1/run"
mount -t tmpfs dev "$1/dev"
for device in null zero full random urandom tty fuse; do
  touch "$1/dev/$device"; mount --bind "/dev/$device" "$1/dev/$device"
done
mkdir "$1/dev/pts" "$1/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
ln -s pts/ptmx "$1/dev/ptmx"
ln -s /proc/self/fd "$1/dev/fd"`;

/** A program in a mere `chroot` may not make namespaces of users; nothing of ours is left in sight. */
const CHANGE_ROOT = `
mount --rbind "$1" "$1"
cd "$1"
pivot_root . mnt
chroot /mnt umount -l /
cd /
exec /bin/sh -c "$2"`;

/** How much of a machine there is around a command. */
export interface Around {
  /** Nothing at all is mounted, as after a plain `chroot`. */
  readonly isUnmounted?: boolean;
  /** There is no network, so no mirror either. */
  readonly isOffline?: boolean;
}

/** A freshly installed Debian that has nothing but apt, and our command in one file. */
export interface BareDebian extends AsyncDisposable {
  /** Runs a script in it; what it leaves running ends with it. */
  sh(script: string, around?: Around): Promise<Finished>;
}

export const SETUP = '/opt/node /opt/skydeck.mjs setup';

/** Unpacks one; what it is made of is kept for the next time. */
export async function bareDebian(suite: string): Promise<BareDebian> {
  const root = await mkdtemp(path.join(tmpdir(), `skydeck-bare-${suite}-`));
  // The devices of a container are mounted, so none is needed on the disk.
  await run('tar', ['-xf', await archiveOf(suite), '-C', root, '--exclude=./dev/*']);
  await run(process.execPath, [BUNDLER, path.join(root, 'opt/skydeck.mjs')]);
  await cp(process.execPath, path.join(root, 'opt/node'));
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) await cp(file, path.join(root, file));

  const sh: BareDebian['sh'] = (script, { isUnmounted = false, isOffline = false } = {}) => {
    const own = ['--mount', '--pid', '--uts', '--ipc', ...(isOffline ? ['--net'] : [])];
    const inside = `${isUnmounted ? '' : MOUNTS}\n${CHANGE_ROOT}`;
    const argv = [...own, '--fork', '--kill-child', 'sh', '-euc', inside, 'sh', root, script];
    const child = spawn('unshare', argv, { stdio: ['ignore', 'pipe', 'pipe'] });
    return finished(child);
  };
  return { sh, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

async function archiveOf(suite: string): Promise<string> {
  const file = path.join(CACHE, `bare-${suite}.tar`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(CACHE, { recursive: true });
  const partial = `${file}.${process.pid}.tar`;
  await run('mmdebstrap', ['--variant=apt', suite, partial, await mirror()]);
  await rename(partial, file);
  return file;
}

/** The mirror that this machine installs from. */
async function mirror(): Promise<string> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)']);
  const found = stdout.split('\n').find((line) => /^https?:.*\/debian\/?$/.test(line));
  if (found === undefined) throw new Error('The package sources of this machine name no Debian.');
  return found;
}
