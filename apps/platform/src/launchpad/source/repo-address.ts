import { isAbsolute, normalize } from 'node:path';

/** A repository address taken apart. `url` never holds credentials. */
export interface RepoAddress {
  readonly kind: 'https' | 'http' | 'git' | 'ssh' | 'local';
  /** What git is given. */
  readonly url: string;
  /** Machine and port that will be connected to; absent for local folders. */
  readonly host?: string;
  readonly port?: number;
  /** `user:password` of an http(s) address. */
  readonly credentials?: string;
}

const DEFAULT_PORT = { https: 443, http: 80, git: 9418, ssh: 22 } as const;
const LONGEST_CHARS = 2048;
/** `git@host:path`, as git(1) reads it: no slash before the first colon. */
const SCP_LIKE = /^(?:([A-Za-z0-9._-]+)@)?([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):(?!\/\/)(.+)$/;
const HOST = /^([A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?\.?|\[[0-9A-Fa-f:.]+\])$/;
const SAFE_USER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Reads a repository address; undefined when it is none that can be cloned. */
export function parseRepoAddress(text: string): RepoAddress | undefined {
  const address = text.trim();
  // Line ends and other control characters, options, and what shells or git would interpret.
  if (address === '' || address.length > LONGEST_CHARS || address.startsWith('-')) return undefined;
  if (/[\p{Cc}\s]/u.test(address)) return undefined;
  if (isAbsolute(address)) return localAddress(address);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return fromUrl(address);
  return fromScpLike(address);
}

/**
 * The address as it may be shown, for texts that could not be read too.
 */
export function withoutCredentials(text: string): string {
  return text.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1');
}

/** A name for the app, made from the last part of the address; a DNS label of at most 40 characters. */
export function nameFromRepo({ url }: RepoAddress): string {
  const last = url.replace(/\/+$/, '').split(/[/:]/).at(-1) ?? '';
  const label = last
    .replace(/\.git$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return label === '' ? 'app' : label;
}

function fromUrl(address: string): RepoAddress | undefined {
  const url = URL.parse(address);
  if (!url || url.search !== '' || url.hash !== '') return undefined;
  const kind = url.protocol.slice(0, -1);
  if (kind === 'file') {
    if (url.host !== '' && url.host !== 'localhost') return undefined;
    return localAddress(decodePath(url.pathname));
  }
  if (kind !== 'https' && kind !== 'http' && kind !== 'git' && kind !== 'ssh') return undefined;
  // The path of an ssh address reaches a shell on the other side.
  if (!HOST.test(url.hostname) || url.pathname.length < 2 || url.pathname.startsWith('/-')) {
    return undefined;
  }
  const port = url.port === '' ? DEFAULT_PORT[kind] : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (kind === 'ssh')
    return sshAddress(decodePath(url.username) || 'git', host, port, url.pathname);
  const credentials = credentialsOf(url);
  if (kind === 'git' && credentials !== undefined) return undefined;
  url.username = '';
  url.password = '';
  return { kind, url: url.href, host, port, credentials };
}

function fromScpLike(address: string): RepoAddress | undefined {
  const match = SCP_LIKE.exec(address);
  const [, user, host = '', path = ''] = match ?? [];
  if (!match || host.startsWith('-') || path.startsWith('-')) return undefined;
  // `javascript:x` has the same shape; a real host says who, or has a domain.
  if (user === undefined && !host.includes('.')) return undefined;
  // Names of transport helpers such as `ext::sh` look alike.
  if (path.startsWith(':')) return undefined;
  return sshAddress(
    user ?? 'git',
    host.replace(/^\[|\]$/g, ''),
    DEFAULT_PORT.ssh,
    `/${path.replace(/^\//, '')}`,
  );
}

function sshAddress(
  user: string,
  host: string,
  port: number,
  path: string,
): RepoAddress | undefined {
  if (!SAFE_USER.test(user) || host.startsWith('-')) return undefined;
  const machine = host.includes(':') ? `[${host}]` : host;
  const place = port === DEFAULT_PORT.ssh ? machine : `${machine}:${port}`;
  return { kind: 'ssh', url: `ssh://${user}@${place}${path}`, host, port };
}

function localAddress(path: string | undefined): RepoAddress | undefined {
  if (path === undefined || !isAbsolute(path) || /\p{Cc}/u.test(path)) return undefined;
  const folder = normalize(path).replace(/(?<=.)\/+$/, '');
  return { kind: 'local', url: `file://${folder}` };
}

function credentialsOf(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  const user = decodePath(url.username) ?? url.username;
  return `${user}:${decodePath(url.password) ?? url.password}`;
}

function decodePath(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
