import { access, constants } from 'node:fs/promises';
import type { IncusTarget } from '../client/incus-target.js';

const SOCKETS = [
  '/run/incus/unix.socket',
  '/var/lib/incus/unix.socket',
  '/var/snap/lxd/common/lxd/unix.socket',
  '/var/lib/lxd/unix.socket',
];

/** A daemon that the machine runs already and that we may talk to. */
export async function findTarget(): Promise<IncusTarget | undefined> {
  const { INCUS_SOCKET } = process.env;
  for (const socket of INCUS_SOCKET ? [INCUS_SOCKET, ...SOCKETS] : SOCKETS) {
    const isOpen = await access(socket, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    );
    if (isOpen) return { socket };
  }
  return undefined;
}
