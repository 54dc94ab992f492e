import { access, constants } from 'node:fs/promises';
import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../launchpad/engine/toolchain/find-program.js';
import type { ComputeCapabilities } from '../compute.driver.js';

type Missing = ComputeCapabilities['missing'][number];

const PROGRAMS = [
  ['qemu-system-x86_64', 'qemu-system-x86'],
  ['qemu-img', 'qemu-utils'],
  ['mcopy', 'mtools'],
  ['mkfs.vfat', 'dosfstools'],
  ['mkfs.ext4', 'e2fsprogs'],
  ['fakeroot', 'fakeroot'],
  ['slirp4netns', 'slirp4netns'],
  ['nft', 'nftables'],
  ['busybox', 'busybox-static'],
  ['depmod', 'kmod'],
  ['xz', 'xz-utils'],
  ['zstd', 'zstd'],
  ['flock', 'util-linux'],
  ['ip', 'iproute2'],
  ['dpkg', 'dpkg'],
] as const;

/** What is told where there are no control groups for us. */
export const UNLIMITED: Missing = {
  what: 'without control groups a busy server takes processor time from the others',
  fix: 'run the platform as root with the cpu, memory and pids control groups writable',
};

/** What this machine lacks to run virtual machines without root. */
export async function missingForQemu(): Promise<Missing[]> {
  const missing: Missing[] = [];
  for (const [program, name] of PROGRAMS) {
    if ((await findProgram(program)) !== undefined) continue;
    missing.push({ what: `${program} is not installed`, fix: `apt-get install ${name}` });
  }
  if (!(await works('unshare', ['--user', '--map-root-user', '--net', '--mount', 'true']))) {
    missing.push({
      what: 'ordinary users cannot make namespaces, without which a server is not shut in',
      fix: 'sysctl -w kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000',
    });
  }
  const hasTap = await access('/dev/net/tun', constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!hasTap)
    missing.push({
      what: '/dev/net/tun cannot be opened',
      fix: 'modprobe tun && chmod 666 /dev/net/tun',
    });
  return missing;
}

/** Such as `QEMU 7.2.22`; undefined without any. */
export async function qemuVersion(): Promise<string | undefined> {
  const { stdout } = await runCommand('qemu-system-x86_64', ['--version']).catch(() => ({
    stdout: [],
  }));
  const version = /version (\S+)/.exec(stdout.join('\n'))?.[1];
  return version === undefined ? undefined : `QEMU ${version}`;
}

async function works(program: string, args: readonly string[]): Promise<boolean> {
  return runCommand(program, args, { deadlineMs: 5_000 }).then(
    () => true,
    () => false,
  );
}
