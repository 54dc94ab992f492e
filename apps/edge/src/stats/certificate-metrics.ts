import type { CertificateReport } from '../certificates/certificate-store.js';
import { family, quote } from './prometheus.js';

const NAME = 'skydeck_edge_certificate_expiry_seconds';

/** When each certificate ends, as a Unix time, so that an alert can be set on what is left. */
export function certificateMetrics(certificates: readonly CertificateReport[]): string {
  const lines = certificates.map(
    ({ host, not_after: end }) => `${NAME}{host=${quote(host)}} ${Date.parse(end) / 1000}`,
  );
  const help = 'Unix time at which the certificate of a host ends.';
  return `${[...family(NAME, 'gauge', help), ...lines].join('\n')}\n`;
}
