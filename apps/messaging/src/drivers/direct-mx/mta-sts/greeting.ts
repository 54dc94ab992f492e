import type { AddressPolicy } from '@skydeck/outbound';
import { validateMx } from 'mailauth/lib/mta-sts.js';
import { DriverError } from '../../driver-error.js';
import { SmtpSession } from '../../smtp/smtp-session.js';
import type { SmtpTarget } from '../../smtp/smtp-target.js';
import type { PolicyOutcome, TransportPolicies, TransportPolicy } from './transport-policies.js';

/** A server of a recipient. */
export type MxTarget = Omit<SmtpTarget, 'security'>;

/** Opens a session with a server of a domain. @throws DriverError */
export type Greet = (target: MxTarget) => Promise<SmtpSession>;

/**
 * How servers of a domain are greeted: as its policy asks, or encrypted where that is offered.
 * Where a policy is enforced, nothing goes to a server that it does not name, or in the clear.
 * @see RFC 8461 sections 4 and 5
 */
export async function greeting(
  domain: string,
  policies: TransportPolicies,
  allowed: AddressPolicy,
): Promise<Greet> {
  const asked = await policies.policyOf(domain);
  if (!asked || asked.mode === 'none') return (target) => greetAnyhow(target, allowed);
  const tell = (outcome: PolicyOutcome) => policies.came(domain, asked.mode, outcome);
  return async (target) => {
    try {
      const session = await greetAsAsked(target, asked, allowed);
      tell('kept');
      return session;
    } catch (error) {
      const problem = DriverError.from(error);
      const outcome = OUTCOMES.get(problem.detail ?? '');
      if (!outcome) throw problem;
      tell(outcome);
      if (asked.mode === 'enforce') throw problem;
      return greetAnyhow(target, allowed);
    }
  };
}

/** What mail is put off with that cannot go as it is asked to. */
const MX_NOT_LISTED = 'mta_sts_mx_not_listed';
const TLS_FAILED = 'mta_sts_tls_failed';

const OUTCOMES: ReadonlyMap<string, PolicyOutcome> = new Map([
  [MX_NOT_LISTED, 'mx_not_listed'],
  [TLS_FAILED, 'tls_failed'],
]);

async function greetAsAsked(
  target: MxTarget,
  asked: TransportPolicy,
  allowed: AddressPolicy,
): Promise<SmtpSession> {
  const listed = { mode: asked.mode, mx: [...asked.mx] };
  if (!validateMx(target.host, listed).valid) {
    throw new DriverError('deferred', { detail: MX_NOT_LISTED });
  }
  try {
    return await SmtpSession.open({ ...target, security: 'starttls' }, allowed);
  } catch (error) {
    if (!isOfEncryption(DriverError.from(error).cause)) throw error;
    throw new DriverError('deferred', { cause: error, detail: TLS_FAILED });
  }
}

/** Whoever offers encryption and cannot do it gets mail in the clear, as without an offer. */
async function greetAnyhow(target: MxTarget, allowed: AddressPolicy): Promise<SmtpSession> {
  try {
    return await SmtpSession.open({ ...target, security: 'opportunistic' }, allowed);
  } catch (error) {
    if (!isOfEncryption(DriverError.from(error).cause)) throw error;
    return SmtpSession.open({ ...target, security: 'none' }, allowed);
  }
}

/** The network names its call; what else ends a socket is the handshake, or the certificate. */
function isOfEncryption(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? cause.code : '';
  return code === 'ETLS' || (code === 'ESOCKET' && !('syscall' in cause));
}
