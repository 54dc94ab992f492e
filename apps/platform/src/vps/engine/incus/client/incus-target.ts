import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PeerCertificate } from 'node:tls';
import { ComputeFailure } from '../../compute-failure.js';

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
  /** The pinned certificate is trusted by itself, whoever signed it. */
  readonly allowPartialTrustChain: true;
  /** The daemon's certificate names no host that could be compared, so it is compared as a whole. */
  readonly checkServerIdentity: (host: string, shown: PeerCertificate) => Error | undefined;
}

/** @throws `engine_unavailable` naming the file that is no certificate or key */
export async function readTls(target: IncusTarget): Promise<IncusTls | undefined> {
  if ('socket' in target) return undefined;
  const cert = await readPem(target.certFile, (pem) => new X509Certificate(pem));
  const key = await readPem(target.keyFile, createPrivateKey);
  const ca = await readPem(target.serverCertFile, (pem) => new X509Certificate(pem));
  const { fingerprint256 } = new X509Certificate(ca);
  return {
    cert,
    key,
    ca,
    allowPartialTrustChain: true,
    checkServerIdentity: (_host, shown) =>
      shown.fingerprint256 === fingerprint256
        ? undefined
        : new Error(`the daemon shows another certificate than ${target.serverCertFile}`),
  };
}

async function readPem(file: string, check: (pem: Buffer) => unknown): Promise<Buffer> {
  try {
    const pem = await readFile(file);
    check(pem);
    return pem;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new ComputeFailure(
      'engine_unavailable',
      `${file} is no certificate or key in PEM that can be read.`,
      text,
    );
  }
}

/** A path that means the things of a project. */
export function inProject(path: string, project: string | undefined): string {
  if (project === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}project=${encodeURIComponent(project)}`;
}
