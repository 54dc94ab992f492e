import { isIP } from 'node:net';
import { type AddressPolicy, guardedSocket } from '@skydeck/outbound';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 25_000;

/** A server that takes mail, and how to speak with it. */
export interface SmtpTarget {
  /** Name that its certificate is for. */
  readonly host: string;
  readonly port: number;
  /** `opportunistic` encrypts where that is offered, whoever the other side is (RFC 7435). */
  readonly security: 'starttls' | 'tls' | 'none' | 'opportunistic';
  readonly ca_certificate?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** Where to connect to; looked up by the host when not given. */
  readonly address?: string;
  /** Name that we call ourselves by; that of the machine when not given. */
  readonly ownName?: string;
}

/** A connection that still has to greet, to an address that the policy allows. */
export async function connectionTo(
  target: SmtpTarget,
  policy: AddressPolicy,
): Promise<SMTPConnection> {
  const { host, port, security, address = host, ownName, ca_certificate: ca } = target;
  const at = { host: address, port, timeoutMs: CONNECT_TIMEOUT_MS };
  return new SMTPConnection({
    host,
    port,
    connection: await guardedSocket(policy, at),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    opportunisticTLS: security === 'opportunistic',
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    // What is closed here is done with: nobody waits for the other side.
    socketCloseTimeout: 0,
    ...(ownName !== undefined && { name: ownName }),
    tls: {
      ...(ca !== undefined && { ca }),
      ...(isIP(host) === 0 && { servername: host }),
      ...(security === 'opportunistic' && { rejectUnauthorized: false }),
    },
  });
}
