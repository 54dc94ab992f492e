import { connect } from 'node:net';
import type { Replica, RuntimeDriver } from '../engine/runtime.driver.js';

/** A socket that somebody listens on. */
export interface ListeningPort {
  readonly address: string;
  readonly port: number;
}

/** A runtime that can look inside a replica. */
interface PortLister {
  /** What the processes of a replica listen on. */
  listeningPorts(replicaId: string): Promise<ListeningPort[]>;
}

const USUAL_PORTS = [
  3000, 8080, 8000, 5000, 4000, 3001, 80, 5173, 4173, 8888, 1337, 9000, 8081, 4321,
];
const TRY_MS = 300;

/** Finds where an app listens that is not heard on its own port; undefined when nowhere. */
export async function findOtherPort(
  runtime: RuntimeDriver,
  { replicaId, address }: Replica,
): Promise<ListeningPort | undefined> {
  if (canListPorts(runtime)) {
    const ports = await runtime.listeningPorts(replicaId).catch(() => []);
    return ports[0];
  }
  const open = await Promise.all(USUAL_PORTS.map((port) => accepts(address.host, port)));
  const index = open.indexOf(true);
  return index < 0 ? undefined : { address: address.host, port: USUAL_PORTS[index]! };
}

function canListPorts(runtime: object): runtime is PortLister {
  return 'listeningPorts' in runtime && typeof runtime.listeningPorts === 'function';
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TRY_MS });
    const settle = (isOpen: boolean): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}
