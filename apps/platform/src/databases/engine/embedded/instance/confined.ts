import type { InstanceFolder } from './instance-folder.js';
import type { InstanceRecord } from './instance-record.js';

/** Where an instance finds its own things, whatever the folder is called outside. */
export const HOME = '/db';
export const ARCHIVE = '/archive';
/** Archive of another instance that this one is made from. */
export const SOURCE = '/source';

/** The whole environment of its programs, to which a password may be added: arguments are public. */
export const ENVIRONMENT = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
} as const;

/** What a program of an instance sees. */
export interface Confinement {
  /** Tree with the `usr` that it runs from; the machine's own when empty. */
  readonly root: string;
  readonly folder: InstanceFolder;
  readonly record: InstanceRecord;
  /** Folder to be seen as {@link SOURCE}. */
  readonly source?: string;
  /** What is seen as {@link HOME} of a program that has no business with the data. */
  readonly only?: string;
  /** Whether it ends with the process that started it. */
  readonly endsWithParent?: boolean;
}

/**
 * What makes a command run as the user of an instance and see nothing but programs, its own data and
 * the network. Process ids stay the host's: the lock of a data folder goes by them.
 */
export function confined(what: Confinement): string[] {
  const { root, folder, record, source, only, endsWithParent = false } = what;
  const uid = folder.uid(record);
  const asUser =
    uid === undefined
      ? []
      : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'];
  const links = ['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => [
    '--symlink',
    `usr/${name}`,
    `/${name}`,
  ]);
  const view = [
    ['--unshare-user', '--disable-userns', '--cap-drop', 'ALL', '--new-session'],
    ['--ro-bind', `${root}/usr`, '/usr', ...links],
    // Debian's extensions may be links to the version that is chosen; without it none can be listed.
    ['--ro-bind-try', `${root}/etc/alternatives`, '/etc/alternatives'],
    ['--ro-bind', `${folder.path}/passwd`, '/etc/passwd'],
    ['--dev', '/dev', '--tmpfs', '/tmp'],
    ['--bind', only ?? folder.home, HOME],
    only === undefined ? ['--bind', folder.archive, ARCHIVE] : [],
    source === undefined ? [] : ['--ro-bind', source, SOURCE],
    endsWithParent ? ['--die-with-parent'] : [],
    ['--remount-ro', '/', '--chdir', HOME, '--'],
  ];
  return [...asUser, 'bwrap', ...view.flat()];
}

/** The one user that an instance knows: `initdb` asks for its name. */
export function passwdFile(uid: number): string {
  return `skydeck:x:${uid}:${uid}::/:/usr/sbin/nologin\n`;
}
