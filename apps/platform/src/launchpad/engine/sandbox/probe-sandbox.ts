import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { reachableNameservers } from '../network/name-servers.js';
import type { Probe, Problem } from '../probe.js';
import { findProgram } from '../toolchain/find-program.js';
import { findCgroupMounts } from './cgroup-mounts.js';
import { runSandboxed } from './sandbox.js';
import type { SandboxMachine } from './sandbox-machine.js';

/** Programs that sandboxes are made with, and the Debian package of each. */
const PROGRAMS = {
  bwrap: 'bubblewrap',
  ip: 'iproute2',
  nft: 'nftables',
  setpriv: 'util-linux',
  nsenter: 'util-linux',
  tar: 'tar',
  npm: 'npm',
} as const;
const ROOTLESS_PROGRAMS = {
  ...PROGRAMS,
  slirp4netns: 'slirp4netns',
  unshare: 'util-linux',
} as const;
const OTHERS_MAY_ENTER = 0o001;

/** Looks for what sandboxes need and, when all is there, runs one. */
export async function probeSandbox(machine: SandboxMachine): Promise<Probe> {
  const problems = [
    ...(await missingPrograms(machine)),
    ...(await missingRights(machine)),
    ...(await blockedFolders(machine)),
  ];
  const version = await runCommand('bwrap', ['--version']).then(
    ({ stdout }) => stdout[0]?.replace(/^bubblewrap /, ''),
    () => undefined,
  );
  const fatal = problems.some(({ code }) => !WEAKNESSES.has(code));
  if (!fatal) problems.push(...(await trial(machine)));
  const ok = problems.every(({ code }) => WEAKNESSES.has(code));
  return { ok, ...(version && { version }), problems };
}

/** Problems that leave the driver usable. */
const WEAKNESSES = new Set(['limits_watched', 'nameserver_on_loopback']);

async function missingPrograms({ rootless }: SandboxMachine): Promise<Problem[]> {
  const missing: [string, string][] = [];
  for (const [name, pack] of Object.entries(rootless ? ROOTLESS_PROGRAMS : PROGRAMS)) {
    if (!(await findProgram(name))) missing.push([name, pack]);
  }
  const packages = [...new Set(missing.map(([, pack]) => pack))].join(' ');
  return missing.map(([name]) => ({
    code: `${name}_missing`,
    text: `The program ${name} is not installed.`,
    fix: `apt-get install -y ${packages}`,
  }));
}

async function missingRights({ rootless }: SandboxMachine): Promise<Problem[]> {
  if (rootless) {
    const text =
      'Without root, memory and process limits are watched, and processor time is not limited.';
    return [{ code: 'limits_watched', text, fix: 'Run the platform as root.' }];
  }
  const problems: Problem[] = [];
  if (!(await findCgroupMounts())) {
    problems.push({
      code: 'cgroups_unavailable',
      text: 'The memory, cpu and pids control groups are not mounted or not writable.',
      fix: 'Mount /sys/fs/cgroup read-write; in a container, run it privileged.',
    });
  }
  if ((await reachableNameservers()).length === 0) {
    problems.push({
      code: 'nameserver_on_loopback',
      text: 'The only name server is on the loopback address, which sandboxes do not reach.',
      fix: 'Name a reachable server in /etc/resolv.conf.',
    });
  }
  return problems;
}

/** Sandboxes run as other users, who must be able to pass through every folder above their own. */
async function blockedFolders({ rootless, options }: SandboxMachine): Promise<Problem[]> {
  if (rootless) return [];
  for (let path = dirname(options.dir); path !== dirname(path); path = dirname(path)) {
    const facts = await stat(path).catch(() => undefined);
    if (facts && (facts.mode & OTHERS_MAY_ENTER) === 0) {
      const text = `Other users cannot pass through ${path}, so sandboxes cannot reach their files.`;
      return [{ code: 'home_blocked', text, fix: `chmod o+x ${path}` }];
    }
  }
  return [];
}

async function trial(machine: SandboxMachine): Promise<Problem[]> {
  const lines: string[] = [];
  try {
    const host = await machine.host();
    const result = await runSandboxed(host, {
      name: 'probe',
      argv: ['/bin/true'],
      cwd: '/tmp',
      binds: [],
      env: {},
      network: 'egress',
      limits: { cpu: 1, memoryMb: 64, pids: 16, timeoutS: 20 },
      uid: machine.uid('probe'),
      onLine: (line) => lines.push(line),
    });
    if (result.exitCode === 0) return [];
  } catch (error) {
    lines.push((error as Error).message);
  }
  const text = `A sandbox could not be started: ${lines.join(' ') || 'no reason given'}`;
  const fix =
    'sysctl -w kernel.unprivileged_userns_clone=1 kernel.apparmor_restrict_unprivileged_userns=0';
  return [{ code: 'sandbox_failed', text, fix }];
}
