import { execFileSync } from 'node:child_process';

/** The package of the engine that root uses. */
export const INCUS = 'incus-base';

/** Where the daemons are; one of them is enough. */
const DAEMONS = ['/usr/libexec/incus/incusd', '/opt/incus/bin/incusd', 'incusd', 'lxd'];

const OF_ROOT = [
  { file: 'lxcfs', package: 'lxcfs', feature: 'servers' },
  { file: 'mkfs.btrfs', package: 'btrfs-progs', feature: 'servers' },
];
const OF_OTHERS = [
  { file: qemuName(), package: qemuPackage(), feature: 'servers' },
  { file: 'qemu-img', package: 'qemu-utils', feature: 'servers' },
  { file: 'mcopy', package: 'mtools', feature: 'servers' },
  { file: 'mkfs.vfat', package: 'dosfstools', feature: 'servers' },
  { file: 'fakeroot', package: 'fakeroot', feature: 'servers' },
  { file: 'slirp4netns', package: 'slirp4netns', feature: 'servers' },
  { file: 'nft', package: 'nftables', feature: 'servers' },
  { file: '/bin/busybox', package: 'busybox-static', feature: 'servers' },
  { file: 'depmod', package: 'kmod', feature: 'servers' },
  { file: 'xz', package: 'xz-utils', feature: 'servers' },
];

/** What servers need: containers of Incus or LXD for root, who alone can start them, else QEMU. */
export function engineOfServers(find, isRoot) {
  if (!isRoot) return OF_OTHERS;
  const hasDaemon = DAEMONS.some((file) => find(file) !== null);
  const daemon = { file: DAEMONS[0], package: INCUS, feature: 'servers' };
  return hasDaemon ? OF_ROOT : [daemon, ...OF_ROOT];
}

/** The first engine that the package sources offer, in the order in which we prefer them. */
export function offeredEngine(isOffered = isInSources) {
  return [INCUS, 'lxd', qemuPackage()].find(isOffered) ?? INCUS;
}

/** Whether the package sources of this machine have a package. */
export function isInSources(name) {
  try {
    const text = execFileSync('apt-cache', ['policy', name], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    return /^\s+Candidate: (?!\(none\))/m.test(text);
  } catch {
    return false;
  }
}

function qemuName() {
  return process.arch === 'arm64' ? 'qemu-system-aarch64' : 'qemu-system-x86_64';
}

function qemuPackage() {
  return process.arch === 'arm64' ? 'qemu-system-arm' : 'qemu-system-x86';
}
