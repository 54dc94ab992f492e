import { existsSync, statfsSync } from 'node:fs';
import { Failure } from './failure.mjs';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64'];
const MINIMUM_GLIBC = [2, 28];
const GIGABYTE = 1024 ** 3;

/** Refuses machines that the prebuilt programs (Node, Postgres) cannot run on. */
export function checkMachine(machine = thisMachine()) {
  const name = `${machine.platform}-${machine.arch}`;
  if (!PLATFORMS.includes(name)) {
    throw new Failure(`Skydeck runs on ${PLATFORMS.join(', ')}, and this machine is ${name}.`);
  }
  if (machine.platform !== 'linux') return;
  if (machine.glibc === undefined) {
    throw new Failure(
      'This system uses another C library than glibc (Alpine uses musl), which the bundled ' +
        'programs need. Use Debian, Ubuntu, Fedora or another system with glibc.',
    );
  }
  const [major, minor] = machine.glibc.split('.').map(Number);
  if (major < MINIMUM_GLIBC[0] || (major === MINIMUM_GLIBC[0] && minor < MINIMUM_GLIBC[1])) {
    throw new Failure(
      `This system has glibc ${machine.glibc}, and Skydeck needs ${MINIMUM_GLIBC.join('.')} or ` +
        'newer. Use Debian 10, Ubuntu 18.10 or newer.',
    );
  }
}

function thisMachine() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch };
  process.report.excludeNetwork = true;
  return { platform, arch, glibc: process.report.getReport().header.glibcVersionRuntime };
}

/** Refuses to start on a nearly full disk: a database that cannot write stops in the middle. */
export function checkDisk(folder, neededBytes = GIGABYTE, free = freeBytes(folder)) {
  if (free >= neededBytes) return;
  throw new Failure(
    `Only ${megabytes(free)} of disk space is free for ${folder}, and ${megabytes(neededBytes)} are needed. ` +
      'Free some, or choose another place with SKYDECK_HOME.',
  );
}

function megabytes(bytes) {
  return `${Math.floor(bytes / 1024 ** 2)} MB`;
}

function freeBytes(folder) {
  if (!existsSync(folder)) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
