import { spawn, spawnSync } from 'node:child_process';

const INSIDE = 'SKYDECK_FAULTS_INSIDE';

/** Whether this process has a network and mounts of its own. */
export const isInside = () => process.env[INSIDE] === '1';

/**
 * Runs the same command again in namespaces of its own: its network can be made slow and its disk
 * full without anybody else's noticing. Needs root.
 */
export async function goInside() {
  const args = [
    '--net',
    '--mount',
    process.execPath,
    ...process.execArgv,
    ...process.argv.slice(1),
  ];
  const child = spawn('unshare', args, {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('close', resolve));
}

/** Opens the loopback of the new network. */
export function openNetwork() {
  run('ip', 'link', 'set', 'lo', 'up');
}

/** Drops everything from and to a port: connections hang, and are told nothing. */
export function cutOff(port) {
  const chain = '{ type filter hook input priority 0; }';
  run('nft', 'add', 'table', 'inet', 'faults');
  run('nft', 'add', 'chain', 'inet', 'faults', 'input', chain);
  for (const side of ['sport', 'dport']) {
    run('nft', 'add', 'rule', 'inet', 'faults', 'input', 'tcp', side, String(port), 'drop');
  }
}

export function joinAgain() {
  run('nft', 'delete', 'table', 'inet', 'faults');
}

/** A disk of its own, of so many megabytes, in a folder. */
export function mountDisk(folder, megabytes) {
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
}

export function unmountDisk(folder) {
  run('umount', '--lazy', folder);
}

function run(program, ...args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr ?? error}`);
}
