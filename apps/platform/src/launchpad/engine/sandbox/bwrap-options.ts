/** A host path that a sandbox sees. */
export interface Bind {
  from: string;
  to: string;
  writable?: boolean;
}

/** What a sandbox consists of. */
export interface SandboxView {
  binds: readonly Bind[];
  /** The whole environment inside. */
  env: Readonly<Record<string, string>>;
  cwd: string;
  hostname: string;
  /** Size of the private /tmp, in megabytes. It counts as memory of the sandbox. */
  tmpMb: number;
  /** False: a network namespace was entered before; true: the sandbox gets an empty one. */
  isolateNetwork: boolean;
}

const MEGABYTE = 2 ** 20;
/** Parts of the host's /etc that programs need and that hold nothing of the host's own. */
export const PUBLIC_ETC = [
  '/etc/ssl',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/localtime',
  // Debian keeps what these languages do not start without, or load their extensions by, here.
  '/etc/java-17-openjdk',
  '/etc/java-21-openjdk',
  '/etc/maven',
  '/etc/php',
];

/** The options of bubblewrap for a view; handed over through `--args`, so that no secret is in a command line. */
export function bwrapOptions(view: SandboxView): string[] {
  const options = ['--unshare-user', '--disable-userns', '--uid', '1000', '--gid', '1000'];
  options.push('--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try');
  if (view.isolateNetwork) options.push('--unshare-net');
  options.push('--cap-drop', 'ALL', '--new-session', '--die-with-parent', '--clearenv');
  options.push('--hostname', view.hostname);
  options.push('--ro-bind', '/usr', '/usr');
  for (const name of ['bin', 'sbin', 'lib', 'lib64'])
    options.push('--symlink', `usr/${name}`, `/${name}`);
  for (const path of PUBLIC_ETC) options.push('--ro-bind-try', path, path);
  options.push('--proc', '/proc', '--dev', '/dev');
  options.push('--perms', '1777', '--size', String(view.tmpMb * MEGABYTE), '--tmpfs', '/tmp');
  for (const bind of view.binds)
    options.push(bind.writable ? '--bind' : '--ro-bind', bind.from, bind.to);
  for (const [name, value] of Object.entries(view.env)) options.push('--setenv', name, value);
  options.push('--remount-ro', '/', '--chdir', view.cwd);
  return options;
}
