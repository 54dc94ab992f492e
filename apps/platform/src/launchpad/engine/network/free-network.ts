import { runCommand } from '@skydeck/exec';
import { overlaps, parseCidr, type Cidr } from './ipv4.js';

/** Networks of the form 10.x.0.0/16, by their second bytes. */
export interface Choice {
  readonly first: number;
  readonly count: number;
}

/** 10.64.0.0/16 to 10.223.0.0/16: seldom used by people's own networks. */
const USUAL: Choice = { first: 64, count: 160 };

/** The first /16 that no route of the host touches; where the search starts depends on the installation. */
export async function freeNetwork(
  instance: string,
  { first, count }: Choice = USUAL,
): Promise<Cidr> {
  const taken = (await routes()).map(({ network }) => network);
  const start = Number.parseInt(instance, 16) % count;
  for (let step = 0; step < count; step++) {
    const candidate = parseCidr(`10.${first + ((start + step) % count)}.0.0/16`);
    if (!taken.some((network) => overlaps(network, candidate))) return candidate;
  }
  throw new Error('every private network is in use; set LAUNCHPAD_RUNTIME_CIDR');
}

/** The networks that the host has routes to, and by which interface. */
export async function routes(): Promise<{ network: Cidr; device: string }[]> {
  const { stdout } = await runCommand('ip', ['-4', 'route', 'show', 'table', 'all']);
  return stdout.flatMap((line) => {
    const target = /(?:^|\s)(\d+\.\d+\.\d+\.\d+(?:\/\d+)?)\s/.exec(line)?.[1];
    const device = /\sdev (\S+)/.exec(line)?.[1] ?? '';
    return target === undefined ? [] : [{ network: parseCidr(target), device }];
  });
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
