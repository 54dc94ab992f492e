import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Protocol } from '../../compute.driver.js';
import { ComputeFailure } from '../../compute-failure.js';
import type { ServerFolder } from '../machine/server-folder.js';
import { withMachine } from '../qmp/qmp-client.js';

/** Address of the emulator in its own network namespace, as slirp4netns gives it. */
const INSIDE = '10.0.2.100';
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 20;
const LOWEST = 1_024;
const HIGHEST = 65_536 - LOWEST;

interface Forward {
  readonly proto: Protocol;
  readonly host_port: number;
  readonly guest_port: number;
}

/** Opens a port of this machine's loopback that leads to a port of the guest. @returns the port */
export async function publishPort(
  folder: ServerFolder,
  guestPort: number,
  proto: Protocol,
): Promise<number> {
  const { spec } = await folder.get();
  const address = spec.nics[0]?.ipv4 ?? '';
  const listed = await ask<{ entries?: Forward[] }>(folder, { execute: 'list_hostfwd' });
  const port = insidePort(guestPort);
  const present = listed.entries?.find((one) => one.proto === proto && one.guest_port === port);
  if (present) return present.host_port;
  // Two steps: from the host into the namespace, from there through the emulator into the guest.
  await withMachine(folder, (qmp) =>
    qmp.monitor(`hostfwd_add net0 ${proto}:${INSIDE}:${port}-${address}:${guestPort}`),
  );
  for (let tries = 0; tries < TRIES; tries++) {
    const hostPort = randomInt(FIRST_PORT, LAST_PORT);
    const from = { host_addr: '127.0.0.1', host_port: hostPort };
    const to = { guest_addr: INSIDE, guest_port: port };
    const added = await ask<{ error?: object }>(folder, {
      execute: 'add_hostfwd',
      arguments: { proto, ...from, ...to },
    });
    if (!added.error) return hostPort;
  }
  throw new ComputeFailure('failed', 'No port of this machine is free.');
}

/** The emulator has no right to open a low port, so these stand at the other end of the range. */
function insidePort(guestPort: number): number {
  if (guestPort >= HIGHEST) {
    throw new ComputeFailure('unsupported', `Only ports below ${HIGHEST} can be published.`);
  }
  return guestPort < LOWEST ? guestPort + HIGHEST : guestPort;
}

async function ask<T extends object>(folder: ServerFolder, command: object): Promise<T> {
  const socket = await folder.connect('slirp.sock').catch(() => {
    throw new ComputeFailure('busy', 'The server does not run.', undefined, true);
  });
  const ended = once(socket, 'close');
  socket.end(JSON.stringify(command));
  const answer = JSON.parse(await text(socket)) as { return?: T } & T;
  await ended;
  return answer.return ?? answer;
}
