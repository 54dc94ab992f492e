import { words } from './words.js';

/** Where a tool finds the one file that it reads, and the folder that it writes to. */
export const SOURCE_PATH = '/in/source';
export const OUTPUT_PATH = '/out';
/** Where it finds a second file, of ours, or a folder of further ones. */
export const EXTRA_PATH = '/in/extra';

/** What a tool sees and may use up. */
export interface SandboxView {
  /** Absolute path of the one file that it may read. */
  readonly file: string;
  /** Absolute path of a second one, or of a folder, which everybody may read. */
  readonly extra?: string | undefined;
  /** Absolute path of the one folder that it may write to; none when it only looks. */
  readonly folder?: string;
  readonly cpuS: number;
  /** Of addresses: what it may map. */
  readonly memoryBytes: number;
  /** Of one file that it writes. */
  readonly fileBytes: number;
}

/**
 * How a tool is shut in: as another user; in a user namespace; in one that may hold others, as in
 * containers whose limits of namespaces cannot be written; or not by us.
 */
export type SandboxKind = 'other_user' | 'user_namespace' | 'nesting_user_namespace' | 'outside';

/** The user without rights that a tool runs as where we may choose. */
export const TOOL_UID = 65_534;
const OPEN_FILES = 256;

/** The whole command that runs a tool in its sandbox. */
export function sandboxed(kind: SandboxKind, view: SandboxView, tool: readonly string[]): string[] {
  const { cpuS, memoryBytes, fileBytes } = view;
  const limits = [
    'prlimit',
    // The kernel ends it a second after the warning.
    `--cpu=${cpuS}:${cpuS + 1}`,
    `--as=${memoryBytes}`,
    `--fsize=${fileBytes}`,
    `--nofile=${OPEN_FILES}`,
    '--core=0',
  ];
  if (kind === 'outside') {
    const alone = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL'];
    return [...limits, ...alone, ...tool.map((word) => outsideName(word, view))];
  }
  return [...limits, 'bwrap', ...walls(kind), ...views(kind, view), ...asNobody(kind), ...tool];
}

/** Without walls there are no names of their own for the file and the folder. */
function outsideName(word: string, { file, extra, folder = '' }: SandboxView): string {
  if (word === SOURCE_PATH) return file;
  if (word === `file:${SOURCE_PATH}`) return `file:${file}`;
  const further = `file:${EXTRA_PATH}`;
  const isFurther = word === further || word.startsWith(`${further}/`);
  if (isFurther && extra !== undefined) return `file:${extra}${word.slice(further.length)}`;
  return word.startsWith(`${OUTPUT_PATH}/`) ? folder + word.slice(OUTPUT_PATH.length) : word;
}

/**
 * No network, no other process, no rights. It ends with us. It stays in the process group that it is
 * started in, and has no terminal: whoever ends the group ends all of it.
 */
function walls(kind: SandboxKind): string[] {
  const spaces = ['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts'];
  const user = kind === 'other_user' ? [] : ['--unshare-user'];
  if (kind === 'user_namespace') user.push('--disable-userns');
  // To become the other user; lost with that.
  const change = kind === 'other_user' ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'] : [];
  return [
    ...user,
    ...spaces,
    '--unshare-cgroup-try',
    '--cap-drop',
    'ALL',
    ...change.flatMap((name) => ['--cap-add', name]),
    '--die-with-parent',
    '--clearenv',
    ...words('--setenv PATH /usr/bin --setenv LC_ALL C'),
  ];
}

/** Programs, the source and the output; nothing else of the disk. */
function views(kind: SandboxKind, { file, extra, folder }: SandboxView): string[] {
  const links = ['bin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
  // Debian links its linear algebra, which FFmpeg loads, by alternatives.
  const etc = ['/etc/ld.so.cache', '/etc/alternatives'];
  return [
    ...words('--ro-bind /usr /usr'),
    ...links,
    // Folders that it makes by itself are for root only.
    ...['/etc', '/in'].flatMap((name) => ['--perms', '0755', '--dir', name]),
    ...etc.flatMap((name) => ['--ro-bind-try', name, name]),
    ...words('--dev /dev --remount-ro /dev'),
    // The inner sandbox looks at the one, and builds itself in the other.
    ...(kind === 'other_user' ? ['--proc', '/proc', '--perms', '0755', '--dir', '/tmp'] : []),
    ...words(`--ro-bind ${file} ${SOURCE_PATH}`),
    ...(extra === undefined ? [] : ['--ro-bind', extra, EXTRA_PATH]),
    ...(folder === undefined ? [] : ['--bind', folder, OUTPUT_PATH]),
    ...words('--remount-ro / --chdir / --'),
  ];
}

/** The other user gets a user namespace too, so that it can make none in which it had rights. */
function asNobody(kind: SandboxKind): string[] {
  if (kind !== 'other_user') return [];
  const user = [`--reuid=${TOOL_UID}`, `--regid=${TOOL_UID}`, '--clear-groups'];
  return [
    'setpriv',
    ...user,
    ...words('--no-new-privs --bounding-set=-all --inh-caps=-all'),
    ...words('bwrap --unshare-user --disable-userns --cap-drop ALL --die-with-parent'),
    ...words('--bind / / --'),
  ];
}
