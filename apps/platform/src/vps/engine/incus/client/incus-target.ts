import { readFile } from 'node:fs/promises';

/** Where a daemon answers. */
export type IncusTarget =
  | { readonly socket: string }
  | {
      /** Such as `https://10.0.0.5:8443`. */
      readonly url: string;
      /** Files in PEM: our certificate and key that the daemon trusts, and its own certificate. */
      readonly certFile: string;
      readonly keyFile: string;
      readonly serverCertFile: string;
    };

/** How a TLS connection proves who both sides are. */
export interface IncusTls {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
  /** The daemon's certificate is pinned; it names no host. */
  readonly checkServerIdentity: () => undefined;
}

export async function readTls(target: IncusTarget): Promise<IncusTls | undefined> {
  if ('socket' in target) return undefined;
  const [cert, key, ca] = await Promise.all(
    [target.certFile, target.keyFile, target.serverCertFile].map((file) => readFile(file)),
  );
  if (!cert || !key || !ca) return undefined;
  return { cert, key, ca, checkServerIdentity: () => undefined };
}
