import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bind } from './bwrap-options.js';

/** Variables that name a bundle of certificates. A machine behind its own authority has them set. */
const CA_VARIABLES = [
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'GIT_SSL_CAINFO',
  'CURL_CA_BUNDLE',
  'REQUESTS_CA_BUNDLE',
] as const;
/** Variables that name the machine's way out. Not handed on when they carry a password. */
const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

/** Where Debian keeps the authorities that this machine trusts, its operator's own among them. */
const MACHINE_BUNDLE = '/etc/ssl/certs/ca-certificates.crt';

const FILES = {
  passwd: 'root:x:0:0:root:/nonexistent:/bin/sh\napp:x:1000:1000:app:/tmp:/bin/sh\n',
  group: 'root:x:0:\napp:x:1000:\n',
  hosts: '127.0.0.1 localhost\n::1 localhost\n',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
};

/** What every sandbox sees of the machine's configuration. */
export interface HostFiles {
  binds: Bind[];
  env: Record<string, string>;
}

/**
 * Writes the few files of /etc that programs expect, and copies the machine's certificate bundles to
 * where any user can read them.
 */
export async function prepareHostFiles(
  dir: string,
  nameservers: readonly string[],
  hostEnv: NodeJS.ProcessEnv = process.env,
  machineBundle: string = MACHINE_BUNDLE,
): Promise<HostFiles> {
  await mkdir(dir, { recursive: true, mode: 0o755 });
  const files = {
    ...FILES,
    'resolv.conf': nameservers.map((server) => `nameserver ${server}\n`).join(''),
  };
  const binds: Bind[] = [];
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dir, name), text, { mode: 0o644 });
    binds.push({ from: join(dir, name), to: `/etc/${name}` });
  }
  const env: Record<string, string> = {};
  for (const name of CA_VARIABLES) {
    // Other programs look at the machine's bundle by themselves.
    const source = hostEnv[name] ?? (name === 'NODE_EXTRA_CA_CERTS' ? machineBundle : undefined);
    if (!source) continue;
    const copy = join(dir, `${name.toLowerCase()}.pem`);
    const copied = await copyFile(source, copy).then(
      () => true,
      () => false,
    );
    if (!copied) continue;
    env[name] = `/opt/certificates/${name.toLowerCase()}.pem`;
    binds.push({ from: copy, to: env[name] });
  }
  for (const name of PROXY_VARIABLES) {
    const value = hostEnv[name] ?? hostEnv[name.toLowerCase()];
    if (value && !value.includes('@')) env[name] = env[name.toLowerCase()] = value;
  }
  return { binds, env };
}
