import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';
import { backportsCommand } from '../backports.mjs';
import { INCUS } from '../engine-of-servers.mjs';
import { installSystemPackages } from '../install-packages.mjs';
import { stopDaemonsCommand } from '../quiet-daemons.mjs';
import { runStep } from '../run-step.mjs';
import { packagesFor } from '../system-packages.mjs';
import { hasSystemd, SOCKETS, startPodman } from './podman.mjs';

/** The parts of Skydeck that need something of the machine. */
export const PARTS = [
  'apps',
  'containers',
  'databases',
  'media',
  'rooms',
  'servers',
  'virtual-machines',
];

const TUN = '/dev/net/tun';
const ID_RANGE = 'root:1000000:1000000000';
const ID_FILES = ['/etc/subuid', '/etc/subgid'];

/** What is to be done for these parts, in order. Looks only. */
export async function planSetup(parts, machine) {
  const steps = [];
  for (const part of parts) {
    if (part === 'containers' && (await machine.listens(SOCKETS[0]))) continue;
    steps.push(...packageSteps(part, machine), ...kernelSteps(part, machine));
    if (part === 'servers') steps.push(...idSteps(machine), ...lxcfsSteps(machine));
    if (part === 'containers' && !(await machine.listens(SOCKETS[1])))
      steps.push(podmanStep(machine));
  }
  return steps;
}

function packageSteps(part, machine) {
  const packages = missingPackages(part, machine);
  if (packages.length === 0) return [];
  const source = packages.includes(INCUS) ? backportsCommand() : null;
  const install = `apt-get update && apt-get install ${packages.join(' ')}`;
  const stop = stopDaemonsCommand(packages, hasSystemd(machine));
  return [
    {
      part,
      what: `install ${packages.join(', ')}`,
      command: [source, install, stop].filter((line) => line !== null).join(' && '),
      run: async (context) => {
        const still = missingPackages(part, machine);
        if (still.length > 0) await installSystemPackages(still, context);
      },
    },
  ];
}

/** A small system has no program that loads a part of the kernel either. */
function missingPackages(part, machine) {
  const loads = kernelSteps(part, machine).some(({ command: line }) => line.startsWith('modprobe'));
  const needsKmod = loads && machine.find('modprobe') === null;
  return [...packagesFor(part, machine.find), ...(needsKmod ? ['kmod'] : [])];
}

function kernelSteps(part, machine) {
  if (part === 'servers' && !/\bbtrfs\b/.test(machine.read('/proc/filesystems'))) {
    return [load(part, 'btrfs', 'the file system of disks')];
  }
  if (part !== 'virtual-machines') return [];
  const file = '/proc/sys/kernel/unprivileged_userns_clone';
  const namespaces = {
    part,
    what: 'let ordinary users make namespaces',
    command: `echo 1 > ${file}`,
    run: async () => writeFileSync(file, '1'),
  };
  return [
    ...(machine.exists(TUN) ? [] : [load(part, 'tun', 'the network of machines')]),
    ...(machine.isForAll(TUN) ? [] : [opened(part)]),
    ...(machine.read(file).trim() === '0' ? [namespaces] : []),
  ];
}

/** Guests of Incus have user numbers of their own, out of a range that root may give away. */
function idSteps(machine) {
  const lacking = ID_FILES.filter((file) => !/^(?:root|0):\d+:\d{5,}/m.test(machine.read(file)));
  if (lacking.length === 0) return [];
  return [
    {
      part: 'servers',
      what: 'give root a range of user numbers for guests',
      command: `echo ${ID_RANGE} | tee -a ${lacking.join(' ')}`,
      run: async () => {
        // The packages that were installed before may have done it.
        for (const file of idSteps(machine).length > 0 ? lacking : []) {
          const text = machine.read(file);
          appendFileSync(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${ID_RANGE}\n`);
        }
      },
    },
  ];
}

/** Without systemd Skydeck starts it beside its own daemon. */
function lxcfsSteps(machine) {
  if (!hasSystemd(machine) || machine.exists('/var/lib/lxcfs/proc/uptime')) return [];
  return [command('servers', 'start lxcfs', ['systemctl', 'enable', '--now', 'lxcfs'])];
}

function podmanStep(machine) {
  const byHand = `podman system service --time=0 unix://${SOCKETS[1]} &`;
  return {
    part: 'containers',
    what: 'start podman',
    command: hasSystemd(machine) ? 'systemctl enable --now podman.socket' : byHand,
    run: (context) => startPodman(machine, context),
  };
}

/** As udev does it; without udev it stays with root. */
function opened(part) {
  return {
    part,
    what: 'let ordinary users make networks for machines',
    command: `chmod 666 ${TUN}`,
    run: async () => chmodSync(TUN, 0o666),
  };
}

function load(part, module, why) {
  return command(part, `load ${module}, ${why}`, ['modprobe', module]);
}

function command(part, what, [program, ...args]) {
  const line = [program, ...args].join(' ');
  const problem = `"${line}" failed.`;
  return {
    part,
    what,
    command: line,
    run: (context) => runStep(program, args, { ...context, title: what, problem }),
  };
}
