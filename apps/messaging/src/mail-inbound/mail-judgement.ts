import { authenticate } from 'mailauth';
import type { MailResolver } from '../domains/mail-resolver.js';

/** What mail authentication can come to (RFC 8601). */
export const VERDICTS = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'policy',
  'temperror',
  'permerror',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whether a mail is from whom it says. */
export interface MailJudgement {
  readonly spf: Verdict;
  /** `pass` when one of the signatures is right. */
  readonly dkim: Verdict;
  readonly dmarc: Verdict;
}

/** Who handed a mail over. */
export interface MailOrigin {
  readonly address: string;
  readonly helo: string;
  /** Of the envelope; empty for mail that comes back. */
  readonly mailFrom: string;
}

/** Judges a mail as RFC 7208, 6376 and 7489 have it. A failure to judge is a temporary one. */
export async function judgeMail(
  raw: Buffer,
  { address: ip, helo, mailFrom: sender }: MailOrigin,
  resolver: MailResolver,
): Promise<MailJudgement> {
  try {
    const result = await authenticate(raw, {
      ip,
      helo,
      sender,
      mta: 'skydeck',
      resolver: (name, type) => resolver.records(name, type),
      disableArc: true,
      disableBimi: true,
    });
    const signatures = result.dkim.results.map(({ status }) => verdictOf(status.result));
    return {
      spf: verdictOf(result.spf && result.spf.status.result),
      dkim: signatures.find((one) => one === 'pass') ?? signatures[0] ?? 'none',
      dmarc: verdictOf(result.dmarc && result.dmarc.status.result),
    };
  } catch {
    return { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' };
  }
}

function verdictOf(said: string | false | undefined): Verdict {
  return VERDICTS.find((verdict) => verdict === said) ?? 'none';
}
