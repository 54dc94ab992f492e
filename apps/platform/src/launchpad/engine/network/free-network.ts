import { runCommand } from '@skydeck/exec';
import { overlaps, parseCidr, type Cidr } from './ipv4.js';

/** 10.64.0.0/16 to 10.223.0.0/16: seldom used by people's own networks. */
const FIRST = 64;
const COUNT = 160;

/** The first /16 that no route of the host touches; where the search starts depends on the installation. */
export async function freeNetwork(instance: string): Promise<Cidr> {
  const { stdout } = await runCommand('ip', ['-4', 'route', 'show', 'table', 'all']);
  const taken = stdout.flatMap((line) => {
    const target = /(?:^|\s)(\d+\.\d+\.\d+\.\d+(?:\/\d+)?)\s/.exec(line)?.[1];
    return target === undefined ? [] : [parseCidr(target)];
  });
  const start = Number.parseInt(instance, 16) % COUNT;
  for (let step = 0; step < COUNT; step++) {
    const candidate = parseCidr(`10.${FIRST + ((start + step) % COUNT)}.0.0/16`);
    if (!taken.some((network) => overlaps(network, candidate))) return candidate;
  }
  throw new Error('every private network is in use; set LAUNCHPAD_RUNTIME_CIDR');
}

/** The configured network, or the one a bridge already has, or a free one. */
export async function chooseNetwork(
  instance: string,
  bridge: string,
  wanted: string | undefined,
): Promise<Cidr> {
  if (wanted !== undefined) return parseCidr(wanted);
  const listing = await runCommand('ip', ['-4', '-o', 'addr', 'show', 'dev', bridge]).catch(
    () => undefined,
  );
  const present = /inet (\S+)/.exec(listing?.stdout.join('\n') ?? '')?.[1];
  return present === undefined ? freeNetwork(instance) : parseCidr(present);
}
