import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContext } from 'node:tls';
import { wildcardOf } from '../routes/host-name.js';
import type { Certificate, CertificateList } from './certificate.schema.js';

/** What may be told of a certificate; never the key. */
export interface CertificateReport {
  readonly host: string;
  readonly fingerprint: string;
  readonly not_after: string;
}

interface Held {
  readonly given: Certificate;
  readonly report: CertificateReport;
  readonly context: SecureContext;
}

/** The certificates that visitors are shown, by host name. */
export class CertificateStore {
  readonly #held = new Map<string, Held>();

  /** The context of a name: its own certificate, or that of the wildcard above it. */
  find(name: string): SecureContext | undefined {
    const held = this.#held.get(name) ?? this.#held.get(wildcardOf(name));
    return held?.context;
  }

  /** Shows this certificate from the next handshake on. */
  put(given: Certificate): CertificateReport {
    const leaf = new X509Certificate(given.certificate_pem);
    const report = {
      host: given.host,
      fingerprint: leaf.fingerprint256,
      not_after: leaf.validToDate.toISOString(),
    };
    const context = createSecureContext({
      cert: given.certificate_pem,
      key: given.private_key_pem,
      minVersion: 'TLSv1.2',
    });
    this.#held.set(given.host, { given, report, context });
    return report;
  }

  /** @returns whether there was one */
  remove(host: string): boolean {
    return this.#held.delete(host);
  }

  list(): CertificateReport[] {
    return [...this.#held.values()].map(({ report }) => report);
  }

  toList(): CertificateList {
    return { certificates: [...this.#held.values()].map(({ given }) => given) };
  }
}
