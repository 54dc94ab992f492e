import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';

/** A daemon that can be started here. */
export interface DaemonProgram {
  readonly file: string;
  readonly flavour: 'incus' | 'lxd';
}

/** Debian keeps the daemon of Incus off everybody's search path. */
const PATH = [process.env['PATH'], '/usr/libexec/incus', '/opt/incus/bin', '/usr/sbin', '/usr/bin'];

/** The daemon that is installed, Incus before LXD; undefined without any. */
export async function findDaemonProgram(wanted?: string): Promise<DaemonProgram | undefined> {
  if (wanted !== undefined) {
    return { file: wanted, flavour: wanted.endsWith('lxd') ? 'lxd' : 'incus' };
  }
  const incus = await findProgram('incusd', PATH.join(':'));
  if (incus !== undefined) return { file: incus, flavour: 'incus' };
  const lxd = await findProgram('lxd', PATH.join(':'));
  return lxd === undefined ? undefined : { file: lxd, flavour: 'lxd' };
}
