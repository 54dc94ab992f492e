import type { MailPlace, TlsFiles } from './mail-listener.js';

/** Settings that say where mail is taken from programs. */
export interface SubmissionSettings {
  readonly MESSAGING_SUBMISSION_ADDRESS: string;
  readonly MESSAGING_SUBMISSION_PORT?: number | undefined;
  readonly MESSAGING_SUBMISSION_SECURITY: 'starttls' | 'tls';
  readonly MESSAGING_INBOUND_ADDRESS: string;
  readonly MESSAGING_INBOUND_PORT?: number | undefined;
  readonly MESSAGING_MAIL_TLS_CERT?: string | undefined;
  readonly MESSAGING_MAIL_TLS_KEY?: string | undefined;
}

/** The certificate of listeners for mail; null when there is none. @throws when half is missing */
export function tlsFilesOf(settings: SubmissionSettings): TlsFiles | null {
  const { MESSAGING_MAIL_TLS_CERT: certFile, MESSAGING_MAIL_TLS_KEY: keyFile } = settings;
  if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
  if (certFile === keyFile) return null;
  throw new Error('Set MESSAGING_MAIL_TLS_CERT and MESSAGING_MAIL_TLS_KEY, or none of the two.');
}

/** Where programs hand mail over; null when nowhere. @throws when keys would travel in the clear */
export function submissionPlaceOf(settings: SubmissionSettings): MailPlace | null {
  const { MESSAGING_SUBMISSION_ADDRESS: host, MESSAGING_SUBMISSION_PORT: port } = settings;
  if (port === undefined) return null;
  const tls = tlsFilesOf(settings);
  const isSecure = settings.MESSAGING_SUBMISSION_SECURITY === 'tls';
  if (tls === null && (isSecure || !isLoopback(host))) {
    throw new Error(
      'Mail is taken with API keys, which never travel in the clear: set MESSAGING_MAIL_TLS_CERT ' +
        'and MESSAGING_MAIL_TLS_KEY, or let MESSAGING_SUBMISSION_ADDRESS be 127.0.0.1.',
    );
  }
  return { host, port, tls, isSecure };
}

/** Where mail for domains is taken; null when nowhere. */
export function inboundPlaceOf(settings: SubmissionSettings): MailPlace | null {
  const { MESSAGING_INBOUND_ADDRESS: host, MESSAGING_INBOUND_PORT: port } = settings;
  return port === undefined ? null : { host, port, tls: tlsFilesOf(settings) };
}

const isLoopback = (host: string) =>
  host === '::1' || host === 'localhost' || host.startsWith('127.');
