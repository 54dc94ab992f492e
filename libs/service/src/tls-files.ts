import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:https';
import type { SecureContextOptions } from 'node:tls';

const LOOK_EVERY_MS = 30_000;
/** What a listener takes part in (RFC 9325, 3.1.1). */
export const MODERN = { minVersion: 'TLSv1.2' } as const;

/** Paths of PEM files that a listener speaks TLS with. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
  /** Milliseconds between two looks whether they changed; 30 s when not given. */
  readonly lookEveryMs?: number;
}

/** What the settings name; throws when they name only one of the two. */
export function tlsFilesFrom(config: Readonly<Record<string, unknown>>): TlsFiles | undefined {
  const { INTERNAL_TLS_CERT_FILE: certFile, INTERNAL_TLS_KEY_FILE: keyFile } = config;
  if (typeof certFile === 'string' && typeof keyFile === 'string') return { certFile, keyFile };
  if (certFile === undefined && keyFile === undefined) return undefined;
  throw new Error('INTERNAL_TLS_CERT_FILE and INTERNAL_TLS_KEY_FILE are needed together.');
}

/** Reads both. */
export async function readTlsFiles({ certFile, keyFile }: TlsFiles): Promise<SecureContextOptions> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)]);
  return { cert, key };
}

/**
 * Has new connections see a renewed certificate. Its key may be written a moment after it: what does not fit
 * together is left until the next look, and the old one is shown.
 */
export function followTlsFiles(server: Server, files: TlsFiles): void {
  const { certFile, keyFile, lookEveryMs = LOOK_EVERY_MS } = files;
  const renew = () => {
    readTlsFiles(files)
      .then((context) => server.setSecureContext({ ...MODERN, ...context }))
      .catch(() => undefined);
  };
  for (const file of [certFile, keyFile]) {
    // By looking: a volume of Kubernetes changes by a link further up.
    watchFile(file, { interval: lookEveryMs, persistent: false }, renew);
    server.once('close', () => unwatchFile(file, renew));
  }
}
