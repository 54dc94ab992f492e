import { accessSync, constants } from 'node:fs';
import { folderOf } from '@skydeck/config';
import { z } from 'zod';
import type { IncusSettings } from './incus-settings.js';

const file = (what: string) =>
  z.string().min(1).optional().describe(`${what}, a file in PEM; needed with \`VPS_INCUS_URL\`.`);

/** Settings of Incus and LXD. */
export const incusConfig = {
  VPS_INCUS_SOCKET: z
    .string()
    .startsWith('/', 'must be a whole path, such as /run/incus/unix.socket')
    .max(107, 'is too long for a socket')
    .optional()
    .describe('Socket of an Incus or LXD daemon to use rather than one of our own.'),
  VPS_INCUS_URL: z
    .url({ protocol: /^https$/, error: 'must be an address such as https://10.0.0.5:8443' })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      'Address of an Incus or LXD daemon, or of a member of its cluster, to use rather than one of our own. Every member needs the bridges of servers.',
    ),
  VPS_INCUS_CERT_FILE: file('Certificate that the daemon trusts'),
  VPS_INCUS_KEY_FILE: file('Key of that certificate'),
  VPS_INCUS_SERVER_CERT_FILE: file('The only certificate that the daemon may show'),
  VPS_INCUS_FOUND: z
    .stringbool()
    .default(false)
    .describe('Whether a daemon that runs on this machine already is used before one of our own.'),
  VPS_INCUS_POOL: z
    .string()
    .min(1)
    .optional()
    .describe('Storage pool of servers, which must be there; the one of Skydeck when empty.'),
  VPS_INCUS_PROJECT: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{0,62}$/, 'must be the name of a project of Incus')
    .optional()
    .describe(
      'Project of the daemon that servers are in, which must be there; `default` if empty.',
    ),
};

type IncusConfig = z.output<z.ZodObject<typeof incusConfig>>;
type Chosen = Pick<IncusSettings, 'target' | 'usesFoundDaemon' | 'pool' | 'project'>;

/** Which daemon the settings choose. @throws at start, naming every setting that does not fit */
export function chosenDaemon(config: IncusConfig): Chosen {
  const problems = [...contradictions(config), ...unreadable(config)];
  if (problems.length > 0) {
    throw new Error(`Invalid configuration:\n${problems.map((text) => `✖ ${text}`).join('\n')}`);
  }
  return {
    target: targetOf(config),
    usesFoundDaemon: config.VPS_INCUS_FOUND,
    pool: config.VPS_INCUS_POOL,
    project: config.VPS_INCUS_PROJECT,
  };
}

const FILES = ['VPS_INCUS_CERT_FILE', 'VPS_INCUS_KEY_FILE', 'VPS_INCUS_SERVER_CERT_FILE'] as const;

function contradictions(config: IncusConfig): string[] {
  const { VPS_INCUS_URL: url, VPS_INCUS_SOCKET: socket, VPS_INCUS_FOUND: isFound } = config;
  const ways = [url !== undefined, socket !== undefined, isFound].filter(Boolean).length;
  return [
    ...(ways > 1
      ? ['VPS_INCUS_URL, VPS_INCUS_SOCKET and VPS_INCUS_FOUND exclude one another: set one']
      : []),
    ...(ways > 0
      ? []
      : (['VPS_INCUS_POOL', 'VPS_INCUS_PROJECT'] as const)
          .filter((name) => config[name] !== undefined)
          .map((name) => `${name} is of no use with a daemon of our own`)),
    ...FILES.filter((name) => (config[name] === undefined) !== (url === undefined)).map((name) =>
      url === undefined
        ? `${name} is of no use without VPS_INCUS_URL`
        : `${name} is missing: VPS_INCUS_URL needs it`,
    ),
  ];
}

function unreadable(config: IncusConfig): string[] {
  return FILES.flatMap((name) => {
    const path = config[name];
    if (path === undefined) return [];
    try {
      accessSync(folderOf(path), constants.R_OK);
      return [];
    } catch {
      return [`${name}: ${path} cannot be read`];
    }
  });
}

function targetOf(config: IncusConfig): IncusSettings['target'] {
  const { VPS_INCUS_SOCKET: socket, VPS_INCUS_URL: url } = config;
  if (socket !== undefined) return { socket };
  if (url === undefined) return undefined;
  const [certFile = '', keyFile = '', serverCertFile = ''] = FILES.map((name) =>
    folderOf(config[name] ?? ''),
  );
  return { url, certFile, keyFile, serverCertFile };
}
