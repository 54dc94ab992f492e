import type { Vps } from '../../api/resources.js';
import { loginUser } from './login-user.js';
import type { Route } from './route-to.js';

export interface SshTarget {
  readonly route: Route;
  readonly vps: Pick<Vps, 'id' | 'image'>;
  /** File of known host keys. */
  readonly hostKeys: string;
  /** The user of the image when not given. */
  readonly user?: string | undefined;
  /** File of a private key; what ssh itself chooses when not given. */
  readonly identity?: string | undefined;
  readonly command: readonly string[];
}

/** How the `ssh` of the system is called to reach a server. */
export function sshArguments({
  route: { address, port },
  vps,
  hostKeys,
  user,
  identity,
  command,
}: SshTarget): string[] {
  const options = {
    // The first key is taken as it is, another one later is refused.
    StrictHostKeyChecking: 'accept-new',
    UserKnownHostsFile: `"${hostKeys}"`,
    HostKeyAlias: vps.id,
    HashKnownHosts: 'no',
    ConnectTimeout: '10',
    ServerAliveInterval: '15',
    LogLevel: 'ERROR',
  };
  return [
    ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
    ...(port === 22 ? [] : ['-p', String(port)]),
    ...(identity === undefined ? [] : ['-i', identity]),
    `${user ?? loginUser(vps.image.slug)}@${address}`,
    ...(command.length === 0 ? [] : ['--', ...command]),
  ];
}
