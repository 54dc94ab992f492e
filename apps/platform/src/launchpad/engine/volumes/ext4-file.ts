import { chmod, open, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '@skydeck/exec';

const DEADLINE_MS = 120_000;
/** What a container's user may write by the group of the folder; files in it get that group. */
const MODE = 0o2770;
const BYTES_PER_GB = 2 ** 30;

/** Makes a file with an empty file system in it. Its space is taken from the machine at once. */
export async function makeExt4(file: string, sizeGb: number, owner: number): Promise<void> {
  await rm(file, { force: true });
  await run('fallocate', ['-l', `${sizeGb}GiB`, file]);
  // What is given back to the machine could be missing later, in the middle of a write.
  const options = `nodiscard,lazy_itable_init=1,root_owner=${owner}:${owner}`;
  await run('mkfs.ext4', ['-q', '-F', '-m', '0', '-E', options, file]);
  await using handle = await open(file, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
}

/** Mounts a file with a file system. One that was damaged is repaired as far as that is safe. */
export async function mountExt4(file: string, path: string): Promise<void> {
  const options = 'loop,nodev,nosuid,noatime,errors=remount-ro';
  const mount = () => run('mount', ['-t', 'ext4', '-o', options, file, path]);
  await mount().catch(async () => {
    await check(file);
    await mount();
  });
  // Programs such as databases want an empty folder.
  await rmdir(join(path, 'lost+found')).catch(() => undefined);
  await chmod(path, MODE);
}

/** Takes a file system off. */
export async function unmount(path: string): Promise<void> {
  await run('umount', [path]);
}

/** Makes the file larger, not the file system in it. */
export async function growFile(file: string, sizeGb: number): Promise<void> {
  if ((await stat(file)).size >= sizeGb * BYTES_PER_GB) return;
  await run('fallocate', ['-l', `${sizeGb}GiB`, file]);
}

/** Makes a file system as large as its file while it is mounted. */
export async function growMounted(path: string): Promise<void> {
  const { stdout } = await run('findmnt', ['-n', '-o', 'SOURCE', path]);
  const device = stdout[0]?.trim() ?? '';
  await run('losetup', ['-c', device]);
  await run('resize2fs', [device]);
}

/** Makes a file system as large as its file while nobody has it. */
export async function growUnmounted(file: string): Promise<void> {
  await check(file, '-f');
  await run('resize2fs', [file]);
}

async function check(file: string, ...options: string[]): Promise<void> {
  await run('e2fsck', ['-p', ...options, file]).catch((error: unknown) => {
    // 1: repaired.
    if (!(error instanceof CommandFailed && error.code === 1)) throw error;
  });
}

function run(program: string, args: string[]) {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
  return runCommand(program, args, { env, deadlineMs: DEADLINE_MS });
}
