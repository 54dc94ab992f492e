import type { RepoAddress } from './repo-address.js';

export interface GitEnvironmentOptions {
  readonly address: RepoAddress;
  /** `user:password` for http(s). */
  readonly credentials?: string | undefined;
  /** Addresses that the host may be reached at; connections go nowhere else. */
  readonly pinned: readonly string[];
  /** An empty folder that stands in for the home directory. */
  readonly homeDir: string;
  readonly sshKeyFile?: string | undefined;
  /** Whether the host must show a key that is known already. */
  readonly isHostPinned?: boolean | undefined;
}

/** Settings for local repositories; the owner of the folder is not the user that clones it. */
export const LOCAL_SETTINGS_FILE = 'gitconfig';
export const LOCAL_SETTINGS = '[safe]\n\tdirectory = *\n';

const PROTOCOL = { https: 'https', http: 'http', git: 'git', ssh: 'ssh', local: 'file' } as const;

/**
 * The whole environment that git runs in: no prompts, no hooks, no filters, no settings or keys of
 * the machine, one protocol, and connections only to the addresses that were checked.
 * Credentials travel in it because arguments can be read by every user.
 */
export function gitEnvironment(options: GitEnvironmentOptions): NodeJS.ProcessEnv {
  const { address, homeDir } = options;
  const settings = settingsOf(options);
  const environment: NodeJS.ProcessEnv = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: homeDir,
    LC_ALL: 'C.UTF-8',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_CONFIG_NOSYSTEM: '1',
    // Git asks its helper on the other side of a local clone by this file, not by our settings.
    GIT_CONFIG_GLOBAL: address.kind === 'local' ? `${homeDir}/${LOCAL_SETTINGS_FILE}` : '/dev/null',
    GIT_ALLOW_PROTOCOL: PROTOCOL[address.kind],
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_CONFIG_COUNT: String(settings.length),
  };
  if (address.kind === 'ssh') environment['GIT_SSH_COMMAND'] = sshCommand(options);
  for (const [index, [key, value]] of settings.entries()) {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return environment;
}

function settingsOf({ address, credentials, pinned }: GitEnvironmentOptions): [string, string][] {
  const settings: [string, string][] = [
    ['remote.origin.url', address.url],
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.askPass', 'true'],
    ['credential.helper', ''],
    ['protocol.version', '2'],
    ['submodule.recurse', 'false'],
    ['fetch.fsckObjects', 'true'],
    // Zero-padded modes are in many old repositories and harm nobody.
    ['fetch.fsck.zeroPaddedFilemode', 'ignore'],
    ['gc.auto', '0'],
    ['advice.detachedHead', 'false'],
    // A redirect could lead to a host that was not checked.
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '30'],
  ];
  const isHttp = address.kind === 'https' || address.kind === 'http';
  if (isHttp && pinned.length > 0) {
    settings.push(['http.curloptResolve', `${address.host}:${address.port}:${pinned.join(',')}`]);
  }
  if (isHttp && credentials !== undefined) {
    const basic = Buffer.from(credentials).toString('base64');
    settings.push(['http.extraHeader', `Authorization: Basic ${basic}`]);
  }
  return settings;
}

/** The machine's own SSH keys, agents and settings belong to the operator and are never offered. */
function sshCommand({
  homeDir,
  pinned,
  sshKeyFile,
  isHostPinned,
  address,
}: GitEnvironmentOptions): string {
  const known = `${homeDir}/known_hosts`;
  const options = [
    'BatchMode=yes',
    'IdentitiesOnly=yes',
    'IdentityAgent=none',
    `IdentityFile=${sshKeyFile ?? 'none'}`,
    // A known host may not come with a key of another kind either.
    `StrictHostKeyChecking=${isHostPinned === true ? 'yes' : 'accept-new'}`,
    `UserKnownHostsFile=${known}`,
    'GlobalKnownHostsFile=/dev/null',
    'UpdateHostKeys=no',
    'HashKnownHosts=no',
    'ConnectTimeout=15',
    'PermitLocalCommand=no',
    'ProxyCommand=none',
    ...(pinned[0] === undefined ? [] : [`HostKeyAlias=${address.host}`, `HostName=${pinned[0]}`]),
  ];
  return ['ssh', '-F', '/dev/null', ...options.flatMap((option) => ['-o', `'${option}'`])].join(
    ' ',
  );
}
